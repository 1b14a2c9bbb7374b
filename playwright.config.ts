import { defineConfig, type PlaywrightTestConfig, type Project } from '@playwright/test';
import { findChromium } from './scripts/check/chromium.ts';
import { type EndToEndProject, endToEndStages } from './scripts/check/end-to-end-stages.ts';
import { SLOW_TAG } from './scripts/check/slow-tag.ts';

// The test commands (npm test, npm run test:e2e) start the site and set its address here.
const siteUrl = process.env.E2E_SITE_URL;
if (!siteUrl) {
  throw new Error('Run the end-to-end tests with npm run test:e2e; it serves what they visit.');
}
const results = process.env.E2E_RESULTS ?? 'test-results/end-to-end.json';

const browser: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  viewport: { width: 1280, height: 800 },
  // No animations by default; tests of animations enable motion.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...executable(),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The headless shell does not measure the network, and would load pictures earlier than browsers
      // do on a fast one (px below the viewport).
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      // No request leaves the machine: one to a third party fails, and the test with it.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
    ],
  },
};

/**
 * Returns the path of an installed Chromium, or nothing for the one that Playwright has installed.
 */
function executable(): { executablePath?: string } {
  const path = findChromium();
  return path === null ? {} : { executablePath: path };
}

/** The settings of each project; those of slow tests run with npm run test:full. */
const projects: Record<EndToEndProject, Omit<Project, 'name'>> = {
  // Requests only, no browser: status, headers and markup of every address.
  http: { testDir: 'e2e/http' },
  chromium: { testDir: 'e2e/browser', use: browser },
  'no-javascript': { testDir: 'e2e/no-javascript', use: { ...browser, javaScriptEnabled: false } },
  // Every page, language and width.
  full: { testDir: 'e2e/full', use: browser, timeout: 300_000 },
  // A short visit in another browser engine.
  firefox: { testDir: 'e2e/firefox', timeout: 120_000 },
  // Tests that measure time and memory, while nothing else runs.
  measured: { testDir: 'e2e/measured', use: browser, workers: 1 },
  // What editors do in the Studio, on a stack of their own.
  studio: { testDir: 'e2e/studio', use: browser, workers: 1, timeout: 120_000 },
  // Tests that change or remove content.
  changes: { testDir: 'e2e/changes', use: browser },
  // Tests with a site of their own, which takes a core to start: not beside tests that wait for a
  // change to be public.
  'own-site': { testDir: 'e2e/own-site', use: browser },
  // Several instances of the site behind nginx, with PostgreSQL and Redis; anything may die.
  machines: { testDir: 'e2e/machines', workers: 1 },
  // Tests that leave the content unusable for other tests.
  corrupted: { testDir: 'e2e/corrupted', use: browser },
};

const stages = endToEndStages(Boolean(process.env.E2E_FULL));

// Lighthouse scores of whole pages, on an otherwise idle machine; run by npm run lighthouse.
const lighthouse = [
  { name: 'lighthouse', testDir: 'e2e/lighthouse', use: browser, timeout: 600_000 },
];

export default defineConfig({
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  ...(process.env.E2E_FULL ? {} : { grepInvert: new RegExp(`@${SLOW_TAG}\\b`) }),
  retries: 0,
  // Ends a test that hangs. It is no limit of the site's: on two slow cores axe alone takes 10 s.
  timeout: 60_000,
  // For the same reason longer than Playwright's 5 s; a limit of the site's is given where it is expected.
  expect: { timeout: 15_000 },
  outputDir: 'test-results/end-to-end',
  reporter: [['list'], ['json', { outputFile: results }]],
  use: {
    baseURL: siteUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    // A trace of every test would take longer than the tests; request it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...stages.flatMap((names, index) =>
      names.map((name) => ({
        name,
        ...projects[name],
        dependencies: [...(stages[index - 1] ?? [])],
      })),
    ),
    ...(process.env.E2E_LIGHTHOUSE ? lighthouse : []),
  ],
});
