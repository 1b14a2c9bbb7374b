import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import { copyServedFiles } from '../build/copy-served-files.ts';
import { ensureBuild } from '../build/ensure-build.ts';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import {
  CONTENT_SERVICE,
  type ContentService,
  importIfEmpty,
  startContentService,
} from '../stack/content-service.ts';
import { startSite } from '../stack/site.ts';
import { blankEnvironment } from './test-environment.ts';

/** The build that all test stacks share; it stays there for the next run. */
export const BUILD_FOLDER = '.next-test';

/** Also signs the pictures of pages: with another secret, an earlier build could not be reused. */
export const FORM_SECRET = 'the same in every run of the tests';

/** The dataset is recreated for every run from these, so the build depends on them too. */
const CONTENT_SOURCES = ['content', 'content-service'];

/** A site for tests, with a content service and a dataset of its own. */
export interface TestStack {
  /** Its settings. */
  readonly env: ServerEnv;
  readonly siteUrl: string;
  readonly content: ContentService;
  /** The folder that its content was copied from. */
  readonly demoContent: string | undefined;
  /** The folder in which the site stores submissions. */
  readonly submissionsFolder: string;
  /**
   * Builds the site from the dataset, unless an earlier build is still current. `more` is what else the
   * pages depend on, where the dataset has been changed since it was opened.
   */
  build(supervisor: Supervisor, more?: object): Promise<void>;
  /** Serves a copy of the build: pages that are re-rendered during tests must not persist. */
  serve(supervisor: Supervisor): Promise<void>;
  /**
   * Prepares one more copy of the build, to be served on a free port, with further settings. The webhook
   * of the content service does not reach it.
   */
  addInstance(name: string, env?: ExtraEnv): Promise<Instance>;
  /** Serves the same copy again, in its current state, after the server has ended. */
  serveAgain(supervisor: Supervisor): Promise<void>;
  /** Removes the dataset and the served copies before this process exits, once all others have ended. */
  clean(): void;
}

/** One of several instances of the site in a test. */
export interface Instance {
  /** Its name for the supervisor. */
  readonly name: string;
  readonly port: number;
  /** The folder of its copy, relative to the project's root. */
  readonly distFolder: string;
  readonly env: ExtraEnv;
  /** Serves it, also again after it has ended, from its files as it left them. Returns its address. */
  serve(supervisor: Supervisor): Promise<string>;
}

/**
 * Imports the demo content into a data folder of its own, with which the content services of a run can
 * begin; an import takes ten times as long as a copy of it. Returns the folder, which is removed when
 * this process exits.
 */
export async function importDemoContent(supervisor: Supervisor, root: string): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'demo-content-'));
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  const env = await testEnvironment(dataFolder);
  await importIfEmpty(supervisor, await startContentService(supervisor, root, env));
  await supervisor.end(CONTENT_SERVICE);
  return dataFolder;
}

interface StackOptions {
  /** Further settings of the site that are not part of pages. */
  readonly extraEnv?: ExtraEnv;
  /**
   * The folder of `importDemoContent` to copy, by default that of the run of tests that this process
   * belongs to. Without one, the content is imported.
   */
  readonly demoContent?: string | undefined;
}

/**
 * Starts a content service on a free port, with a data folder of its own under the system's
 * temporary folder that has the demo content. `name` distinguishes the stacks of one run. What it puts
 * on disk is removed when this process exits, also while it is still starting.
 */
export async function openTestStack(
  supervisor: Supervisor,
  root: string,
  name: string,
  { extraEnv = {}, demoContent = process.env.E2E_DEMO_CONTENT }: StackOptions = {},
): Promise<TestStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'site-test-'));
  const runFolder = `${BUILD_FOLDER}-${name}`;
  const folders = [dataFolder, join(root, runFolder)];
  function clean(): void {
    process.off('exit', clean);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  process.once('exit', clean);
  if (demoContent) cpSync(demoContent, dataFolder, { recursive: true });
  const env = await testEnvironment(dataFolder);
  const content = await startContentService(supervisor, root, env);
  await importIfEmpty(supervisor, content);
  const submissionsFolder = join(dataFolder, 'submissions');
  const siteEnv: ExtraEnv = {
    ...blankEnvironment,
    ...content.env,
    SITE_URL: env.siteUrl,
    STUDIO_PORT: String(env.studioPort),
    SUBMISSIONS_DATA: submissionsFolder,
    FORM_SECRET,
    // Tests act as any number of visitors, each with its own address.
    TRUSTED_PROXIES: '1',
    // Allows tests to check that it loads only with consent; no test lets a request reach it.
    GTM_ID: 'GTM-TEST000',
    // It would take a core for minutes.
    PICTURE_WARMUP: 'off',
    ...extraEnv,
  };
  async function serveAgain(host: Supervisor): Promise<void> {
    await startSite(host, { port: env.port, distFolder: runFolder, env: siteEnv });
  }
  return {
    env,
    demoContent,
    siteUrl: `http://localhost:${env.port}`,
    content,
    submissionsFolder,
    async build(builder, more = {}) {
      // The dates of the dataset are relative to the day of its import.
      const extra = { today: new Date().toISOString().slice(0, 10), ...more };
      const sources = CONTENT_SOURCES;
      const plan = { root, distFolder: BUILD_FOLDER, env, buildEnv: siteEnv, sources, extra };
      await ensureBuild(builder, plan);
    },
    async serve(host) {
      copyBuild(root, runFolder);
      await serveAgain(host);
    },
    async addInstance(instance, ownEnv) {
      const distFolder = `${runFolder}-${instance}`;
      folders.push(join(root, distFolder));
      copyBuild(root, distFolder);
      const env = {
        ...siteEnv,
        SUBMISSIONS_DATA: join(dataFolder, `submissions-${instance}`),
        ...ownEnv,
      };
      const settings = { name: instance, port: await getPort(), distFolder, env };
      return {
        ...settings,
        serve: async (host) => await startSite(host, settings),
      };
    },
    serveAgain,
    clean,
  };
}

async function testEnvironment(dataFolder: string): Promise<ServerEnv> {
  const [sitePort, contentPort, studioPort] = await Promise.all([getPort(), getPort(), getPort()]);
  const parsed = parseServerEnv({
    NODE_ENV: 'production',
    PORT: String(sitePort),
    // The default address, wherever the stack listens: it becomes part of pages, and a build could
    // not be reused if it changed.
    SITE_URL: 'http://localhost:3000',
    CONTENT_SERVICE_PORT: String(contentPort),
    CONTENT_SERVICE_DATA: dataFolder,
    STUDIO_PORT: String(studioPort),
    FORM_SECRET,
  });
  if (!parsed.ok) {
    throw new Error(parsed.problems.join('\n'));
  }
  return parsed.env;
}

/** Copies a build, that of this run by default, so that a server may modify it. */
export function copyBuild(root: string, runFolder: string, buildFolder = BUILD_FOLDER): void {
  copyServedFiles(join(root, buildFolder), join(root, runFolder));
}
