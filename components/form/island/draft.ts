import type { FieldValues } from '#lib/forms/schema/form-schemas';
import { carriedFields } from '#lib/forms/schema/protocol';
import type { FormView } from '../form-view';

// Consent has to be given each time; a token of reCAPTCHA belongs to one submission.
const unsavedFields: readonly string[] = ['consent', carriedFields.recaptchaToken];

/** A form: what is written in an application for one position is not one for another. */
type Form = Pick<FormView, 'kind' | 'about'>;

const keyOf = ({ kind, about }: Form) => `form-draft:${kind}:${about}`;

/** Returns the input into a form that was not sent yet; empty if there is none. */
export function readDraft(form: Form): FieldValues {
  return JSON.parse(sessionStore()?.getItem(keyOf(form)) ?? '{}');
}

/**
 * Stores the texts of a form, together with the form token, for the browser session. Files are not
 * stored.
 */
export function saveDraft(form: Form, texts: FieldValues): void {
  const saved = Object.entries(texts).filter(([name]) => !unsavedFields.includes(name));
  try {
    sessionStore()?.setItem(keyOf(form), JSON.stringify(Object.fromEntries(saved)));
  } catch {
    // A full storage must not prevent the visitor from filling in the form.
  }
}

/** Removes the draft of a form that was sent. */
export function forgetDraft(form: Form): void {
  sessionStore()?.removeItem(keyOf(form));
}

/** Returns the session storage of this tab, or null where the browser denies it. */
function sessionStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
