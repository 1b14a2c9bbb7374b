import { expect, test } from '../fixtures/test.ts';

for (const visitor of ['new', 'returning'] as const) {
  test.describe(`for a ${visitor} visitor`, () => {
    test.use({ visitor });

    test('a page is painted before it asks for its program', async ({ page }) => {
      await page.goto('/de');
      const { painted, asked } = await page.evaluate(() => ({
        // When it was rendered: its start time is when a screen shows it, which is a little later.
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.toJSON().paintTime,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }));
      expect(painted).toBeDefined();
      expect(asked).not.toEqual([]);
      expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
    });
  });
}
