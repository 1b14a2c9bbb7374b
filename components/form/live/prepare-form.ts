import { carriedFields, minimumFillTime } from '#lib/forms/schema/protocol';
import { fetchWithRetry } from '#lib/platform/http/fetch-with-retry';
import type { EnhancedForm } from './enhanced-form';
import { loadRecaptcha } from './recaptcha';

const openSince = new WeakMap<EnhancedForm, number>();

/** Opens a form from a page that all visitors share, and loads reCAPTCHA where it is used. */
export async function prepareForm(form: EnhancedForm): Promise<void> {
  const { recaptcha } = form.element.dataset;
  openSince.set(form, performance.now());
  if (recaptcha) loadRecaptcha(recaptcha);
  if (!form.control(carriedFields.idempotencyKey)?.value) await openAnew(form);
}

/** Requests a new form token; an unreachable server is reported only when the form is sent. */
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
    // Not reported: the visitor has not sent anything yet.
  }
}

/**
 * Waits until a form has been open for the minimum time that the server requires; autofill may be
 * faster.
 */
export async function openLongEnough(form: EnhancedForm): Promise<void> {
  const open = performance.now() - (openSince.get(form) ?? 0);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, minimumFillTime - open)));
}
