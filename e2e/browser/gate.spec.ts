import type { Page } from '@playwright/test';
import { responsibleDrinkingHref } from '../../lib/content/responsible-drinking-href.ts';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { serveTagManager } from '../fixtures/serve-tag-manager.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { bookableExperience } from '../support/example-documents.ts';
import { footerLink } from '../support/footer-link.ts';
import { choiceOf, gateOf } from '../support/gate.ts';
import { hideElements } from '../support/hide-elements.ts';
import { inLanguage } from '../support/localized.ts';
import { messages } from '../support/messages.ts';
import { allQuestions, siteSettings } from '../support/site-content.ts';
import { sampleLocales } from '../support/tested-locales.ts';

test.use({ visitor: 'new' });

/** Whether the focused element is in the gate, or belongs to the browser. */
function focusIsInside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body || activeElement?.closest('#gate') !== null;
  });
}

test('traps the focus, ignores Escape, and lets the visitor in at once', async ({
  page,
  context,
}) => {
  await serveTagManager(page);
  // With an anchor, the page behind is laid out: the focus could go there.
  await page.goto('/en/faq#nowhere');
  const gate = gateOf(page);
  await expect(gate).toBeFocused();
  await page.keyboard.press('Tab');
  const accept = gate.getByRole('button', { name: /I’m 18 or over and I accept all/ });
  await expect(accept).toBeFocused();
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsInside(page), `stop ${stop}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await accept.focus();
  await page.keyboard.press('Enter');
  await expect(gate).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  const cookies = await context.cookies();
  const proof = cookies.find(({ name }) => name === 'age-proof');
  expect(proof).toMatchObject({ value: '1', path: '/', sameSite: 'Lax', secure: false });
  expect(Math.abs((proof?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(60);
  await expect
    .poll(() => choiceOf(context))
    .toMatchObject({
      categories: ['necessary', 'analytics', 'ads'],
      languageCode: 'en',
    });
  await page.getByRole('main').locator('summary').first().click();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('an anchor in the address does not take the focus from the gate', async ({ page }) => {
  const [question] = await allQuestions();
  await page.goto(`/en/faq#${question?.anchor}`);
  const gate = gateOf(page);
  await expect(gate).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(gate.getByRole('button', { name: /accept all/ })).toBeFocused();
});

test('rejecting lets the visitor in with necessary cookies only', async ({ page, context }) => {
  await page.goto('/cs');
  await gateOf(page)
    .getByRole('button', { name: /odmítám volitelné/ })
    .click();
  await expect(gateOf(page)).toBeHidden();
  await expect.poll(() => choiceOf(context)).toMatchObject({ categories: ['necessary'] });
  await page.goto('/cs/kontakt');
  await expect(gateOf(page)).toBeHidden();
});

test('saving preferences stores the consent but no age proof', async ({ page, context }) => {
  await serveTagManager(page);
  await page.goto('/en');
  const gate = gateOf(page);
  await gate.getByRole('button', { name: 'Cookie preferences' }).click();
  const preferences = page.getByRole('dialog', { name: 'Cookie preferences' });
  await expect(preferences.getByRole('checkbox', { name: /Necessary/ })).toBeDisabled();
  await expectAccessible(page);
  await preferences.getByRole('checkbox', { name: /Analytics/ }).check({ force: true });
  await preferences.getByRole('button', { name: 'Save my choice' }).click();
  await expect(preferences).toBeHidden();
  await expect(gate).toBeFocused();
  await expect
    .poll(() => choiceOf(context))
    .toMatchObject({
      categories: ['necessary', 'analytics'],
    });
  await expect(gate).toBeVisible();
  await expect(gate).not.toContainText(/cookie/i, { useInnerText: true });
  await gate.getByRole('button', { name: 'I’m 18 or over' }).click();
  await expect(gate).toBeHidden();
});

test('asks only about cookies if the age proof exists', { tag: '@slow' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'age-proof', value: '1', url: baseURL ?? '' }]);
  await page.goto('/de');
  const gate = gateOf(page);
  await expect(gate).toBeVisible();
  await expect(gate).not.toContainText(/1\d|achtzehn/, { useInnerText: true });
  await expectAccessible(page);
  await gate.getByRole('button', { name: 'Optionale Cookies ablehnen', exact: true }).click();
  await expect(gate).toBeHidden();
  await expect.poll(() => choiceOf(context)).toMatchObject({ categories: ['necessary'] });
});

test('the page behind is laid out after the first interaction, or with an anchor', async ({
  page,
}) => {
  const isLaidOut = () => page.locator('h1').evaluate((title) => title.checkVisibility());
  await page.goto('/en/faq');
  expect(await isLaidOut()).toBe(false);
  let across = 200;
  await expect(async () => {
    across += 10;
    await page.mouse.move(across, 300);
    expect(await isLaidOut()).toBe(true);
  }).toPass();
  await expect(gateOf(page)).toBeVisible();
  const [question] = await allQuestions();
  await page.goto(`/en/faq#${question?.anchor}`);
  expect(await isLaidOut()).toBe(true);
});

test('a gate hidden by a content blocker leaves a page that scrolls', async ({ page }) => {
  await hideElements(page, '#gate');
  await page.goto('/en/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

for (const locale of sampleLocales) {
  test(`fits a small phone in ${locale} and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`/${locale}`);
    const gate = gateOf(page);
    await expect(gate).toBeVisible();
    const over = await gate.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
      scrollHeight - clientHeight,
      scrollWidth - clientWidth,
    ]);
    expect(over, 'scrolling of the gate').toEqual([0, 0]);
    await expectAccessible(page);
  });
}

/** Returns what makes a button weigh more or less than another; runs in the browser. */
function weightOf(button: HTMLElement) {
  const { width, height } = button.getBoundingClientRect();
  const { backgroundColor, color, boxShadow, opacity, fontSize, fontWeight } =
    getComputedStyle(button);
  const look = { backgroundColor, color, boxShadow, opacity, fontSize, fontWeight };
  return { size: [Math.round(width), Math.round(height)], look };
}

test('both answers weigh the same at every width, in every language', { tag: '@slow' }, async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(`/${locale}`);
    const gate = gateOf(page);
    const [accept, reject] = [gate.locator('[value="all"]'), gate.locator('[value="none"]')];
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(accept).toBeVisible();
      const weight = await accept.evaluate(weightOf);
      expect(await reject.evaluate(weightOf), `${locale} at ${width} px`).toEqual(weight);
      expect(weight.look.backgroundColor).toMatch(/^rgb\(/);
    }
  }
});

test('fades for 150 ms, or not at all with reduced motion', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/en');
  const durations: string[] = [];
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const duration = await gateOf(page).evaluate((gate) => {
      document.documentElement.dataset.gate = 'leaving';
      return getComputedStyle(gate).transitionDuration;
    });
    durations.push(duration);
  }
  expect(durations).toEqual(['0.15s', '0s']);
});

test('switches its language and that of its preferences', { tag: '@slow' }, async ({ page }) => {
  const experience = await bookableExperience();
  await page.goto(`${documentPath(experience, 'en')}?ref=hotel`);
  await gateOf(page)
    .getByRole('link', { name: /Deutsch/ })
    .click();
  await expect(page).toHaveURL(`${documentPath(experience, 'de')}?ref=hotel`);
  await untilAlive(page);
  await gateOf(page).getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const preferences = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(preferences.getByRole('button', { name: 'Auswahl speichern' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preferences).toBeHidden();
  await expect(gateOf(page)).toBeVisible();
});

test('visitors under 18 are sent elsewhere, and terms are readable before consent', async ({
  page,
  context,
}) => {
  const { responsibleDrinkingUrl: url } = await siteSettings();
  await page.goto('/cs');
  const gate = gateOf(page);
  const deny = gate.getByRole('link', { name: /Ještě mi nebylo/ });
  await expect(deny).toHaveAttribute(
    'href',
    responsibleDrinkingHref({ responsibleDrinkingUrl: url ? inLanguage(url, 'cs') : null }),
  );
  await expect(deny).toHaveAttribute('target', '_blank');
  await expect(deny).toHaveAccessibleName(/novém okně/);
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    gate.getByRole('link', { name: /podmínkami/ }).click(),
  ]);
  await expect(terms.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(gateOf(terms)).toBeHidden();
  await terms.locator('#content').focus();
  await expect(terms.locator('#content')).toBeFocused();

  // They stay readable at the other anchors of the page, but only there.
  const part = terms.getByRole('navigation', { name: messages.cs.section.index }).getByRole('link');
  const anchor = String(await part.last().getAttribute('href'));
  await part.last().click();
  await expect(terms).toHaveURL(new RegExp(`${anchor}$`));
  await expect(terms.locator(anchor)).toBeInViewport();
  await expect(gateOf(terms)).toBeHidden();
  await footerLink(terms, pathFor('contact', 'cs')).click();
  await expect(gateOf(terms)).toBeFocused();
});
