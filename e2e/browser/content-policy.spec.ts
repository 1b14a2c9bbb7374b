import { expect, test } from '../fixtures/test.ts';

test.use({ expectedComplaints: [/violates the following Content Security Policy directive/] });

test('an injected script does not run', async ({ page }) => {
  await page.goto('/en');
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          resolve(event.effectiveDirective);
        });
      }),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruded = true';
    document.body.append(script);
  });
  expect(await refused).toBe('script-src-elem');
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
});
