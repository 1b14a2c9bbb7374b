import type { FieldValues } from '#lib/forms/schema/form-schemas';
import { carriedFields } from '#lib/forms/schema/protocol';
import type { FormKind } from '#lib/routing/form-kind';

// Consent has to be given each time; a token of reCAPTCHA belongs to one submission.
const unsavedFields: readonly string[] = ['consent', carriedFields.recaptchaToken];

const keyOf = (kind: FormKind) => `form-draft:${kind}`;

/** Returns the input into a form of this kind that was not sent yet; empty if there is none. */
export function readDraft(kind: FormKind): FieldValues {
  return JSON.parse(sessionStore()?.getItem(keyOf(kind)) ?? '{}');
}

/**
 * Stores the texts of a form, together with the form token, for the browser session. Files are not
 * stored.
 */
export function saveDraft(kind: FormKind, texts: FieldValues): void {
  const saved = Object.entries(texts).filter(([name]) => !unsavedFields.includes(name));
  try {
    sessionStore()?.setItem(keyOf(kind), JSON.stringify(Object.fromEntries(saved)));
  } catch {
    // A full storage must not prevent the visitor from filling in the form.
  }
}

/** Removes the draft of a form that was sent. */
export function forgetDraft(kind: FormKind): void {
  sessionStore()?.removeItem(keyOf(kind));
}

/** Returns the session storage of this tab, or null where the browser denies it. */
function sessionStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
