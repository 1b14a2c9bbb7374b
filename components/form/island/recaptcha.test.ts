import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let scripts: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  scripts = [];
  // A test must not load anything.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.grecaptcha;
});

/** Has the last requested script arrive, with a token for every action. */
function arrive() {
  window.grecaptcha = {
    ready: (then) => then(),
    execute: async (siteKey, { action }) => `${siteKey} ${action}`,
  };
  scripts.at(-1)?.dispatchEvent(new Event('load'));
}

it('waits for a script that is still loading when a form is sent', async () => {
  const { preloadRecaptcha, recaptchaToken } = await import('./recaptcha');
  preloadRecaptcha('key');
  const token = recaptchaToken('key', 'career');
  await vi.advanceTimersByTimeAsync(2500);
  arrive();
  expect(await token).toMatch(/^key \w+/);
  expect(scripts).toHaveLength(1);
});

it('sends a form without a token when Google does not respond within three seconds', async () => {
  const { recaptchaToken } = await import('./recaptcha');
  const token = recaptchaToken('key', 'career');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await token).toBe('');
});

it('requests a script again that did not load', async () => {
  const { preloadRecaptcha, recaptchaToken } = await import('./recaptcha');
  preloadRecaptcha('key');
  scripts.at(-1)?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  const token = recaptchaToken('key', 'career');
  arrive();
  expect(await token).toMatch(/^key /);
  expect(scripts).toHaveLength(2);
});
