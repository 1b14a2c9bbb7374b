import { recaptchaAction } from '#lib/forms/schema/protocol';
import type { FormKind } from '#lib/routing/form-kind';

declare global {
  interface Window {
    /** reCAPTCHA v3, where it is used and has been loaded. */
    grecaptcha?: {
      ready(then: () => void): void;
      execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>;
    };
  }
}

/** How long a visitor who has pressed the button waits for Google, in ms. */
const PATIENCE = 3000;

/** Asks for Google's script, once a page. */
export function loadRecaptcha(siteKey: string): void {
  const source = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  if (document.querySelector(`script[src="${source}"]`)) return;
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.head.append(script);
}

/** A token for sending a form; empty where Google does not answer in time: the server decides. */
export async function recaptchaToken(siteKey: string, kind: FormKind): Promise<string> {
  const asked = new Promise<string>((resolve) => {
    const { grecaptcha } = window;
    if (!grecaptcha) return resolve('');
    grecaptcha.ready(() => {
      grecaptcha
        .execute(siteKey, { action: recaptchaAction(kind) })
        .then(resolve, () => resolve(''));
    });
  });
  const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE, ''));
  return await Promise.race([asked, late]);
}
