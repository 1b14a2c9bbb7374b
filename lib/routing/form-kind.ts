/** The forms of the site (specification, section 3), by the name in their address. */
export const formKinds = ['career', 'reservation', 'subscription'] as const;

export type FormKind = (typeof formKinds)[number];

/** True for the name of a form in its exact spelling. */
export function isFormKind(value: unknown): value is FormKind {
  return formKinds.some((kind) => kind === value);
}

/** Whether a file may be attached to a form (specification, section 3). */
export function takesAttachment(kind: FormKind): boolean {
  return kind !== 'subscription';
}
