import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readSecrets } from '../../lib/platform/env/content-service-secrets.ts';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import { startAgainWhenLost } from '../process/start-again-when-lost.ts';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import { memoryOptions, nativeMemory } from './server-memory.ts';

/** A running content service, with what its children and the site need to connect to it. */
export interface ContentService {
  /** Variables for the site, the build and the content commands. */
  readonly env: ExtraEnv;
  readonly url: string;
  readonly dataset: string;
  readonly administratorToken: string;
}

const REQUEST_MS = 10_000;

/**
 * The module that transforms this project's documents on publishing; a path relative to its root.
 */
const PUBLISH_TRANSFORM = 'content/publish/transform-published.ts';

export const CONTENT_SERVICE = 'content service';

/**
 * Starts the embedded content service of the site with these settings; rejects if it does not
 * start. With `startAgain` the service is restarted if it ends by itself; without, the supervisor
 * handles its loss.
 */
export async function startContentService(
  supervisor: Supervisor,
  root: string,
  serverEnv: ServerEnv,
  { startAgain = false } = {},
): Promise<ContentService> {
  const { contentService, content, port, studioUrl } = serverEnv;
  const dataFolder = resolve(root, contentService.dataFolder);
  const env = {
    CONTENT_SERVICE_HOST: contentService.host,
    CONTENT_SERVICE_PORT: String(contentService.port),
    CONTENT_SERVICE_DATA: dataFolder,
    // It adds the origins of the Studios that logins return to.
    CONTENT_SERVICE_ORIGINS: [
      `http://localhost:${port}`,
      ...(studioUrl ? [studioUrl] : []),
      ...contentService.origins,
    ].join(','),
    CONTENT_SERVICE_STUDIOS: contentService.studios.join(','),
    CONTENT_WEBHOOK_URL: contentService.webhookUrl,
    CONTENT_SERVICE_PUBLISH_TRANSFORM: join(root, PUBLISH_TRANSFORM),
  };
  const args = [...memoryOptions, 'content-service/main.ts'];
  const serviceEnv = { ...env, ...nativeMemory };
  await (startAgain
    ? startAgainWhenLost(supervisor, { name: CONTENT_SERVICE, args, env: serviceEnv })
    : supervisor.startService(CONTENT_SERVICE, args, serviceEnv));
  const { tokens, webhookSecret } = readSecrets(resolve(root, serverEnv.contentService.dataFolder));
  return {
    env: { ...env, SANITY_READ_TOKEN: tokens.viewer, SANITY_WEBHOOK_SECRET: webhookSecret },
    url: contentService.url,
    dataset: content.dataset,
    administratorToken: tokens.administrator,
  };
}

/**
 * Fills an empty dataset with the demo content. Returns whether it did; rejects if the import
 * fails. An interrupted import leaves a mark file and is repeated.
 */
export async function importIfEmpty(
  supervisor: Supervisor,
  service: ContentService,
): Promise<boolean> {
  const mark = join(service.env.CONTENT_SERVICE_DATA ?? '', 'import-unfinished');
  if (!existsSync(mark) && !(await isEmpty(service))) {
    return false;
  }
  writeFileSync(mark, '');
  const code = await supervisor.run(process.execPath, ['content/commands/import.ts'], service.env);
  if (code !== 0) {
    throw new Error('The demo content could not be imported; the reason stands above.');
  }
  rmSync(mark);
  return true;
}

/** Everything but the documents of the service and of the content commands, which no editor makes. */
const COUNT = 'count(*[!(_id in path("_.**")) && !(_id in path("demo.**"))])';

const countSchema = z.object({ result: z.number() });

/**
 * Whether the dataset contains nothing of editors: drafts count, too, and a private dataset is
 * counted as any other.
 */
async function isEmpty({ url, dataset, administratorToken }: ContentService): Promise<boolean> {
  const search = new URLSearchParams({ query: COUNT, perspective: 'raw' });
  const response = await fetch(`${url}/v2026-01-01/data/query/${dataset}?${search}`, {
    headers: { authorization: `Bearer ${administratorToken}` },
    signal: AbortSignal.timeout(REQUEST_MS),
  }).catch(() => null);
  const answer = countSchema.safeParse(await response?.json().catch(() => null));
  if (!answer.success) {
    const status = response ? ` (status ${response.status})` : '';
    const setting =
      response?.status === 404 ? 'SANITY_DATASET' : 'CONTENT_SERVICE_HOST and CONTENT_SERVICE_PORT';
    throw new Error(
      `The content service at ${url} does not say how many documents the dataset "${dataset}" has${status}. Check ${setting}.`,
    );
  }
  return answer.data.result === 0;
}
