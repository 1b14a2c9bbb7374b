import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from './scripts/check/chromium.ts';

// Served by the test commands (npm test, npm run test:e2e), which say here where.
const siteUrl = process.env.E2E_SITE_URL;
if (!siteUrl) {
  throw new Error('Run the end-to-end tests with npm run test:e2e; it serves what they visit.');
}
const results = process.env.E2E_RESULTS ?? 'test-results/end-to-end.json';

const browser: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  viewport: { width: 1280, height: 800 },
  // Everything in place at once; what moves is tested by asking for motion.
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

/** An installed Chromium where there is one, else the one Playwright has installed. */
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

// Tests that measure time and memory, with nothing beside them; run by npm run test:full.
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

// Tests that change content or take it away, when nobody is left to be surprised by it.
const changes = {
  name: 'changes',
  testDir: 'e2e/changes',
  use: browser,
  dependencies: [...everyRun, ...fullRun, ...measured].map(({ name }) => name),
};

// Tests after which nobody looks at the content any more.
const spoiled = {
  name: 'spoiled',
  testDir: 'e2e/spoiled',
  use: browser,
  dependencies: [changes.name],
};

// Scores of the whole page, on a machine that does nothing else; run by npm run lighthouse.
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
    // A recording of every test would take longer than the tests; ask for it with --trace on.
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
