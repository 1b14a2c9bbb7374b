import { recaptchaAction } from '#lib/forms/schema/protocol';
import { scriptLoader } from '#lib/platform/script-loader';
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

const loadScript = scriptLoader(() => window.grecaptcha);

function load(siteKey: string): Promise<Recaptcha> {
  return loadScript(
    `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
  );
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
