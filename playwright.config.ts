import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from './scripts/check/chromium.ts';

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

const everyRun = [
  // Requests only, no browser: status, headers and markup of every address.
  { name: 'http', testDir: 'e2e/http' },
  { name: 'chromium', testDir: 'e2e/browser', use: browser },
  {
    name: 'no-javascript',
    testDir: 'e2e/no-javascript',
    use: { ...browser, javaScriptEnabled: false },
  },
];

// Every page, language and width; run by npm run test:full.
const fullRun = process.env.E2E_FULL
  ? [{ name: 'full', testDir: 'e2e/full', use: browser, timeout: 300_000 }]
  : [];

// Tests that measure time and memory, while nothing else runs; run by npm run test:full.
const measured = process.env.E2E_FULL
  ? [
      {
        name: 'measured',
        testDir: 'e2e/measured',
        workers: 1,
        dependencies: [...everyRun, ...fullRun].map(({ name }) => name),
      },
    ]
  : [];

// Tests that change or remove content, after all tests that depend on it.
const changes = {
  name: 'changes',
  testDir: 'e2e/changes',
  use: browser,
  dependencies: [...everyRun, ...fullRun, ...measured].map(({ name }) => name),
};

// Tests that leave the content unusable for other tests, so they run last.
const spoiled = {
  name: 'spoiled',
  testDir: 'e2e/spoiled',
  use: browser,
  dependencies: [changes.name],
};

// Lighthouse scores of whole pages, on an otherwise idle machine; run by npm run lighthouse.
const lighthouse = [
  { name: 'lighthouse', testDir: 'e2e/lighthouse', use: browser, timeout: 600_000 },
];

export default defineConfig({
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
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
    ...everyRun,
    ...fullRun,
    ...measured,
    changes,
    spoiled,
    ...(process.env.E2E_LIGHTHOUSE ? lighthouse : []),
  ],
});
