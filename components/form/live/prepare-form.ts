import { carriedFields, minimumFillTime } from '#lib/forms/schema/protocol';
import { fetchWithRetry } from '#lib/platform/http/fetch-with-retry';
import type { EnhancedForm } from './enhanced-form';
import { loadRecaptcha } from './recaptcha';

const openSince = new WeakMap<EnhancedForm, number>();

/** Opens a form that was rendered for everybody, and loads what protects it where that is used. */
export async function prepareForm(form: EnhancedForm): Promise<void> {
  const { recaptcha } = form.element.dataset;
  openSince.set(form, performance.now());
  if (recaptcha) loadRecaptcha(recaptcha);
  if (!form.control(carriedFields.idempotencyKey)?.value) await openAnew(form);
}

/** Has the server open the form; where it cannot be asked, sending will tell. */
export async function openAnew(form: EnhancedForm): Promise<void> {
  try {
    const response = await fetchWithRetry(form.element.action, { cache: 'no-store' });
    const opened: unknown = await response.json();
    if (typeof opened !== 'object' || opened === null) return;
    for (const [name, value] of Object.entries(opened)) {
      const control = form.control(name);
      if (control?.type === 'hidden') control.value = String(value);
    }
    openSince.set(form, performance.now());
  } catch {
    // Not reached; the visitor has not asked for anything yet.
  }
}

/** Waits until a form has been open for as long as the server asks, which autofill may beat. */
export async function openLongEnough(form: EnhancedForm): Promise<void> {
  const open = performance.now() - (openSince.get(form) ?? 0);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, minimumFillTime - open)));
}
