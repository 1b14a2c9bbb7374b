import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { BUILD_FOLDER, openTestStack } from '../check/test-stack.ts';
import { interruptedCode, runCommand } from '../process/command.ts';
import { SITE } from '../stack/site.ts';
import { addEvents } from './more-events.ts';
import { type PageFigures, pagesTable } from './pages-table.ts';
import { childProcesses, isSite, peakOf, processorTimeOf } from './processes.ts';
import { receive } from './receive.ts';
import { withTables } from './with-tables.ts';

// npm run bench:pages: measures what content costs: builds the site with the demo content alone, then with
// more events in four languages, starts each build twice, and visits its lists, sitemaps and events.
// Writes the table in docs/operations.md. Linux only, on a machine that does nothing else.

/** How many events there are besides those of the demo, in the order in which they are measured. */
const MORE_EVENTS = [0, 180, 1000] as const;
/** How many pages of each language are visited: the last ones of its sitemap, which are those of events. */
const VISITED = 100;
/** How many events a page of their list has. */
const EVENTS_PER_PAGE = 100;

const RETRY_MS = 500;
const healthSchema = z.looseObject({ pendingDeliveries: z.number() });

const ROOT = dirname(dirname(import.meta.dirname));
const PAGE = join(ROOT, 'docs/operations.md');

/** Returns the most resident memory that the site's process has had, in megabytes. */
async function siteMegabytes(): Promise<number> {
  const processes = await childProcesses();
  return processes.filter(isSite).reduce((sum, each) => sum + peakOf(each), 0) / 1024;
}

/** Requests a page and returns its body. */
async function visit(address: string): Promise<string> {
  const { status, body } = await receive(address);
  if (status !== 200) throw new Error(`${address} has status ${status}.`);
  return body.toString();
}

/**
 * Visits the English list of events page by page, the sitemaps, and pages of events in all languages.
 * Returns how many pages the sitemaps have.
 */
async function visitPages(siteUrl: string, events: number): Promise<number> {
  let pages = 0;
  for (let page = 2; page <= Math.ceil(events / EVENTS_PER_PAGE); page += 1) {
    await visit(`${siteUrl}/en/events?page=${page}`);
  }
  for (const locale of locales) {
    const sitemap = await visit(`${siteUrl}/${locale}/sitemap.xml`);
    const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]*([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    pages += paths.length;
    for (const path of paths.slice(-VISITED)) await visit(`${siteUrl}${path}`);
  }
  return pages;
}

/** Runs `start`, and returns how long it takes until the site has sent its home page, in seconds. */
async function secondsUntilHome(siteUrl: string, start: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await start();
  await visit(`${siteUrl}/en`);
  return (performance.now() - begun) / 1000;
}

/**
 * Waits until a content service has reported all changes to the site, which compares its content with each
 * report: of a thousand, the last ones would come during the start that is measured.
 */
async function untilReported(serviceUrl: string): Promise<void> {
  for (;;) {
    const { body } = await receive(`${serviceUrl}/healthz`);
    const { pendingDeliveries } = healthSchema.parse(JSON.parse(body.toString()));
    if (pendingDeliveries === 0) return;
    await setTimeout(RETRY_MS);
  }
}

await runCommand(ROOT, interruptedCode, async (supervisor) => {
  const stack = await openTestStack(supervisor, ROOT, 'bench-pages');
  const figures: PageFigures[] = [];
  for (const events of MORE_EVENTS) {
    console.log(`${events} more events`);
    await addEvents(stack.content, events);
    // What the compiler has cached of an earlier build would make the first one longer than the others.
    rmSync(join(ROOT, BUILD_FOLDER), { recursive: true, force: true });
    const buildMs = await processorTimeOf(() => stack.build(supervisor, { events }));
    const rendered = globSync('server/app/**/*.html', { cwd: join(ROOT, BUILD_FOLDER) });
    await stack.serve(supervisor);
    await visit(`${stack.siteUrl}/en`);
    await untilReported(stack.content.url);
    await supervisor.end(SITE);
    const startSeconds = await secondsUntilHome(stack.siteUrl, () => stack.serveAgain(supervisor));
    figures.push({
      events,
      pages: await visitPages(stack.siteUrl, events),
      rendered: rendered.length,
      buildMs,
      startSeconds,
      megabytes: await siteMegabytes(),
    });
    await supervisor.end(SITE);
  }
  const table = pagesTable(figures);
  writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), { pages: table }));
  console.log(table);
  return 0;
});
