import { recaptchaAction } from '#lib/forms/schema/protocol';
import type { FormKind } from '#lib/routing/form-kind';

/** reCAPTCHA v3, as Google's script provides it. */
interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    /** Once it is loaded, where it is used. */
    grecaptcha?: Recaptcha;
  }
}

/** How long a visitor who has pressed the button waits for Google, in milliseconds. */
const MAX_WAIT = 3000;

let loading: Promise<Recaptcha> | null = null;

/**
 * Loads Google's script, once per page; a failed attempt is discarded, so that sending tries again.
 * Rejects when the script is blocked.
 */
function load(siteKey: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    const fail = () => reject(new Error('The reCAPTCHA script did not load.'));
    script.onload = () => (window.grecaptcha ? resolve(window.grecaptcha) : fail());
    script.onerror = fail;
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Loads Google's script before it is needed. Without it, sending tries again. */
export function preloadRecaptcha(siteKey: string): void {
  load(siteKey).catch(() => undefined);
}

/**
 * Returns a token for sending a form; empty where Google does not respond in time, for which the
 * server has a setting.
 */
export async function recaptchaToken(siteKey: string, kind: FormKind): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, MAX_WAIT, ''));
  return await Promise.race([execute(siteKey, kind).catch(() => ''), late]);
}

async function execute(siteKey: string, kind: FormKind): Promise<string> {
  const recaptcha = await load(siteKey);
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return await recaptcha.execute(siteKey, { action: recaptchaAction(kind) });
}
