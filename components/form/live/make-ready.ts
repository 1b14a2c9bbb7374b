import { carriedFields } from '#lib/form/protocol';
import type { LiveForm } from './live-form';
import { loadRecaptcha } from './recaptcha';

/** Opens a form that was drawn for everybody, and loads what protects it where that is used. */
export async function makeReady(form: LiveForm): Promise<void> {
  const { recaptcha } = form.element.dataset;
  if (recaptcha) loadRecaptcha(recaptcha);
  if (!form.control(carriedFields.idempotencyKey)?.value) await openAnew(form);
}

/** Has the server open the form; where it cannot be asked, sending will tell. */
export async function openAnew(form: LiveForm): Promise<void> {
  try {
    const response = await fetch(form.element.action, { cache: 'no-store' });
    const opened: unknown = await response.json();
    if (typeof opened !== 'object' || opened === null) return;
    for (const [name, value] of Object.entries(opened)) {
      const control = form.control(name);
      if (control?.type === 'hidden') control.value = String(value);
    }
  } catch {
    // Not reached; the visitor has not asked for anything yet.
  }
}
