import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import { ensureBuild } from '../build/ensure-build.ts';
import { freePort } from '../process/ports.ts';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import {
  type ContentService,
  importIfEmpty,
  startContentService,
} from '../stack/content-service.ts';
import { startSite } from '../stack/site.ts';
import { blankEnvironment } from './test-environment.ts';

/** The build that all test stacks share; kept, so that the next run need not make it again. */
const BUILD_FOLDER = '.next-test';

/** Signs the pictures of pages, too: with another one, a build could not be used again. */
export const FORM_SECRET = 'the same in every run of the tests';

/** Pages are rendered from these too, because the dataset is made anew for every run. */
const CONTENT_SOURCES = ['content', 'content-service'];

/** Parts of the build's cache that a server reads; the rest serves the compiler. */
const SERVED_CACHES = ['fetch-cache', 'content'];

/** A site of the tests' own, with a content service and a dataset that nobody else uses. */
export interface TestStack {
  readonly siteUrl: string;
  readonly content: ContentService;
  /** Where the site keeps what its forms are sent. */
  readonly submissionsFolder: string;
  /** Builds the site from the fresh dataset, unless an earlier build is still current. */
  build(supervisor: Supervisor): Promise<void>;
  /** Serves a copy of the build: pages rendered anew while tests run must not outlive them. */
  serve(supervisor: Supervisor): Promise<void>;
  /** Serves that copy once more, with what has become of it, after the server has ended. */
  serveAgain(supervisor: Supervisor): Promise<void>;
  /** Removes the dataset and the served copy, once everything has ended. */
  clean(): void;
}

/**
 * Starts a content service on a free port, with a data folder of its own under the system's
 * temporary folder, and fills it with the demo content. `name` tells stacks of one run apart.
 */
export async function openTestStack(
  supervisor: Supervisor,
  root: string,
  name: string,
): Promise<TestStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'site-test-'));
  const runFolder = `${BUILD_FOLDER}-${name}`;
  const env = await testEnvironment(dataFolder);
  const content = await startContentService(supervisor, root, env);
  await importIfEmpty(supervisor, content);
  const submissionsFolder = join(dataFolder, 'submissions');
  const siteEnv: ExtraEnv = {
    ...blankEnvironment,
    ...content.env,
    SITE_URL: env.siteUrl,
    SUBMISSIONS_DATA: submissionsFolder,
    FORM_SECRET,
    // Tests speak for as many visitors as they like, each from an address of its own.
    TRUSTED_PROXIES: '1',
    // Shown to be loaded with consent only; no test lets a request reach it.
    GTM_ID: 'GTM-TEST000',
  };
  async function serveAgain(host: Supervisor): Promise<void> {
    await startSite(host, { port: env.port, distFolder: runFolder, env: siteEnv });
  }
  return {
    siteUrl: `http://localhost:${env.port}`,
    content,
    submissionsFolder,
    async build(builder) {
      // The dataset's dates count from the day of its import.
      const extra = { today: new Date().toISOString().slice(0, 10) };
      const sources = CONTENT_SOURCES;
      const plan = { root, distFolder: BUILD_FOLDER, env, buildEnv: siteEnv, sources, extra };
      await ensureBuild(builder, plan);
    },
    async serve(host) {
      copyBuild(root, runFolder);
      await serveAgain(host);
    },
    serveAgain,
    clean() {
      for (const folder of [dataFolder, join(root, runFolder)]) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

async function testEnvironment(dataFolder: string): Promise<ServerEnv> {
  const [sitePort, contentPort] = [await freePort(), await freePort()];
  const parsed = parseServerEnv({
    NODE_ENV: 'production',
    PORT: String(sitePort),
    // The default address, wherever the stack happens to listen: it is written into pages, and a
    // build could not be used again if it changed.
    SITE_URL: 'http://localhost:3000',
    CONTENT_SERVICE_PORT: String(contentPort),
    CONTENT_SERVICE_DATA: dataFolder,
    FORM_SECRET,
  });
  if (!parsed.ok) {
    throw new Error(parsed.problems.join('\n'));
  }
  return parsed.env;
}

/** Copies the build of this run, with the caches a server reads, so that a server may change it. */
export function copyBuild(root: string, runFolder: string): void {
  const [from, to] = [join(root, BUILD_FOLDER), join(root, runFolder)];
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, {
    recursive: true,
    filter: (source) => {
      const [first, second] = relative(from, source).split(sep);
      return first !== 'cache' || second === undefined || SERVED_CACHES.includes(second);
    },
  });
}
