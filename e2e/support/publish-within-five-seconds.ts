import { expect } from '@playwright/test';
import { type Desk, STEP_MS } from './desk.ts';
import { withinFiveSeconds } from './within-five-seconds.ts';

/**
 * Publishes the open document, and expects that its change is public within five seconds of the press,
 * as docs/editors.md promises. Visitors are asked meanwhile: on a slow machine the Studio takes longer
 * to say that it publishes than the change takes to be public.
 */
export async function publishWithinFiveSeconds(
  desk: Desk,
  isPublic: () => Promise<boolean>,
): Promise<void> {
  const seen = async () => {
    await expect.poll(isPublic, { ...withinFiveSeconds, timeout: 2 * STEP_MS }).toBe(true);
    return Date.now();
  };
  const [pressed, changed] = await Promise.all([desk.publish(), seen()]);
  expect(changed - pressed).toBeLessThan(withinFiveSeconds.timeout);
}
