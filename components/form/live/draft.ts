import { carriedFields } from '#lib/forms/schema/protocol';
import { textOf } from './check-fields';
import type { EnhancedForm } from './enhanced-form';

/** What was typed and not sent yet, kept for this visit of the site. */
export interface Draft {
  forget(): void;
}

// Consent is given anew each time; the others belong to one sending or to the page.
const unsavedFields = ['consent', 'about', carriedFields.honeypot, carriedFields.recaptchaToken];

/**
 * Fills in what was typed into a form of this kind before, unless something is in it already, and
 * keeps what is typed from now on, with the key that makes it one message. Files are not kept.
 */
export function watchDraft(form: EnhancedForm): Draft {
  const key = `form-draft:${form.kind}`;
  const storage = sessionStore();
  restore(form, storage?.getItem(key) ?? null);
  let sent = false;
  form.element.addEventListener('input', () => {
    if (sent) return;
    const kept = Object.entries(textOf(form)).filter(([name]) => !unsavedFields.includes(name));
    try {
      storage?.setItem(key, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // A full store keeps nobody from writing.
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

/** The store of this tab, or null where the browser has none for us. */
function sessionStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
