/**
 * The forms that any page may contain or link to (specification, section 3), by the name in their
 * address.
 */
export const pageFormKinds = ['career', 'reservation', 'subscription'] as const;

/** Every form of the site; a waiting list is always that of one sold-out event. */
export const formKinds = [...pageFormKinds, 'waitingList'] as const;

/** Forms that take effect only once the owner of the address has confirmed it (double opt-in). */
const optInKinds = ['subscription', 'waitingList'] as const;

export type PageFormKind = (typeof pageFormKinds)[number];
export type FormKind = (typeof formKinds)[number];
export type OptInKind = (typeof optInKinds)[number];

/** True for the name of a form in its exact spelling. */
export function isFormKind(value: unknown): value is FormKind {
  return formKinds.some((kind) => kind === value);
}

/** True for the name, in its exact spelling, of a form that any page may contain or link to. */
export function isPageFormKind(value: unknown): value is PageFormKind {
  return pageFormKinds.some((kind) => kind === value);
}

/** Whether a form takes effect only once the owner of the address has confirmed it. */
export function needsOptIn(kind: FormKind): kind is OptInKind {
  return optInKinds.some((other) => other === kind);
}

/** Whether a file may be attached to a form (specification, section 3). */
export function takesAttachment(kind: FormKind): kind is Exclude<FormKind, OptInKind> {
  return !needsOptIn(kind);
}
