import { resolve } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { readSecrets } from '../../lib/platform/env/content-service-secrets.ts';
import { loadEnvFiles } from '../../lib/platform/env/load-env-files.ts';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import type { ContentEnv } from '../../lib/platform/env/server-env.ts';
import { ensureContentService } from './content-service-process.ts';

const root = resolve(import.meta.dirname, '../..');

/** Access of a command to the dataset; a hosted dataset is read without a token for writing. */
export type Access = 'read' | 'write';

/** A client with the access a command needs, and a function that releases its resources. */
export interface Connection {
  readonly client: SanityClient;
  /** The public origin of the site that shows the content. */
  readonly siteUrl: string;
  /** Whether the dataset belongs to the embedded content service on this machine. */
  readonly embedded: boolean;
  /** A readable description of the dataset's location. */
  readonly where: string;
  readonly close: () => Promise<void>;
}

export type Connected =
  | { readonly ok: true; readonly connection: Connection }
  | { readonly ok: false; readonly problems: readonly string[] };

const failed = (...problems: string[]): Connected => ({ ok: false, problems });

/**
 * Connects to the dataset configured in the environment: a hosted one with `SANITY_WRITE_TOKEN`, or to
 * read what is published with `SANITY_READ_TOKEN`, that one or none; else the embedded content service,
 * which is started for the duration of the command unless it is already running.
 */
export async function connect(access: Access): Promise<Connected> {
  loadEnvFiles(root);
  const parsed = parseServerEnv(process.env);
  if (!parsed.ok) return failed(...parsed.problems);
  const { content, contentService, siteUrl } = parsed.env;
  return content.mode === 'hosted'
    ? connectHosted(content, siteUrl, access)
    : connectEmbedded(content, siteUrl, resolve(root, contentService.dataFolder));
}

/** Returns the options of a client that both kinds of datasets share. */
const clientOptions = ({ projectId, dataset, apiVersion }: ContentEnv) =>
  ({ projectId, dataset, apiVersion, useCdn: false, perspective: 'raw' }) as const;

function connectHosted(
  content: Extract<ContentEnv, { mode: 'hosted' }>,
  siteUrl: string,
  access: Access,
): Connected {
  const writeToken = process.env.SANITY_WRITE_TOKEN;
  if (access === 'write' && !writeToken) {
    return failed('SANITY_WRITE_TOKEN: expected a token with the right to write');
  }
  const token = access === 'write' ? writeToken : (content.readToken ?? writeToken);
  const client = createClient({ ...clientOptions(content), ...(token ? { token } : {}) });
  const where = `${content.projectId}/${content.dataset}`;
  return {
    ok: true,
    connection: { client, siteUrl, embedded: false, where, close: async () => {} },
  };
}

async function connectEmbedded(
  content: Extract<ContentEnv, { mode: 'embedded' }>,
  siteUrl: string,
  dataFolder: string,
): Promise<Connected> {
  const service = await ensureContentService({
    root,
    address: content.apiHost,
    env: { CONTENT_SERVICE_DATA: dataFolder },
  });
  if (!service.ok) return failed(service.message);
  let token: string;
  try {
    token = readSecrets(dataFolder).tokens.administrator;
  } catch (error) {
    await service.stop();
    return failed(error instanceof Error ? error.message : String(error));
  }
  const { apiHost } = content;
  const client = createClient({
    ...clientOptions(content),
    apiHost,
    useProjectHostname: false,
    token,
  });
  const where = `${content.dataset} at ${apiHost}`;
  return { ok: true, connection: { client, siteUrl, embedded: true, where, close: service.stop } };
}
