import { carriedFields } from '#lib/forms/schema/protocol';
import { textOf } from './check-fields';
import type { EnhancedForm } from './enhanced-form';

/** Input that was not sent yet, stored for the browser session. */
export interface Draft {
  forget(): void;
}

// Consent has to be given each time; the others belong to one submission or to the page.
const unsavedFields = ['consent', 'about', carriedFields.honeypot, carriedFields.recaptchaToken];

/**
 * Restores earlier input into a form of this kind, unless something has been filled in already, and
 * stores all further input together with the idempotency key. Files are not stored.
 */
export function watchDraft(form: EnhancedForm): Draft {
  const key = `form-draft:${form.kind}`;
  const storage = sessionStore();
  restore(form, storage?.getItem(key) ?? null);
  let sent = false;
  form.element.addEventListener('input', () => {
    if (sent) return;
    const saved = Object.entries(textOf(form)).filter(([name]) => !unsavedFields.includes(name));
    try {
      storage?.setItem(key, JSON.stringify(Object.fromEntries(saved)));
    } catch {
      // A full storage must not prevent the visitor from filling in the form.
    }
  });
  return {
    forget() {
      sent = true;
      storage?.removeItem(key);
    },
  };
}

function restore(form: EnhancedForm, json: string | null): void {
  const typed = [...form.element.querySelectorAll<HTMLElement>('[data-field] [name]')].some(
    (control) => (form.control(control.getAttribute('name') ?? '')?.value ?? '') !== '',
  );
  if (json === null || typed) return;
  for (const [name, value] of Object.entries<unknown>(JSON.parse(json))) {
    const control = form.control(name);
    if (!control || typeof value !== 'string') continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = value === 'on';
    } else {
      control.value = value;
    }
  }
}

/** Returns the session storage of this tab, or null where the browser denies it. */
function sessionStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
