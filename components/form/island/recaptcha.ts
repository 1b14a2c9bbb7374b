import { recaptchaAction } from '#lib/forms/schema/protocol';
import type { FormKind } from '#lib/routing/form-kind';

declare global {
  interface Window {
    /** reCAPTCHA v3, once it is loaded, where it is used. */
    grecaptcha?: {
      ready(then: () => void): void;
      execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>;
    };
  }
}

/** How long a visitor who has pressed the button waits for Google, in milliseconds. */
const MAX_WAIT = 3000;

/** Loads Google's script, once per page. */
export function loadRecaptcha(siteKey: string): void {
  const source = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  if (document.querySelector(`script[src="${source}"]`)) return;
  const script = document.createElement('script');
  script.src = source;
  document.head.append(script);
}

/**
 * Returns a token for sending a form; empty where Google does not respond in time, for which the
 * server has a setting.
 */
export async function recaptchaToken(siteKey: string, kind: FormKind): Promise<string> {
  const execution = new Promise<string>((resolve) => {
    const { grecaptcha } = window;
    if (!grecaptcha) return resolve('');
    grecaptcha.ready(() => {
      grecaptcha
        .execute(siteKey, { action: recaptchaAction(kind) })
        .then(resolve, () => resolve(''));
    });
  });
  const late = new Promise<string>((resolve) => setTimeout(resolve, MAX_WAIT, ''));
  return await Promise.race([execution, late]);
}
