import { expect, test } from '../fixtures/test.ts';

for (const visitor of ['new', 'returning'] as const) {
  test.describe(`for a ${visitor} visitor`, () => {
    test.use({ visitor });

    test('a page is painted before it requests its scripts', async ({ page }) => {
      await page.goto('/de');
      const { painted, asked } = await page.evaluate(() => ({
        // The time of rendering; its start time is when it is displayed on screen, slightly later.
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
