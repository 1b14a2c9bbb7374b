import { join } from 'node:path';
import { formSecret } from '../../lib/platform/crypto/form-secret.ts';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import { contentRevision } from '../stack/content-revision.ts';
import { requireContent } from '../stack/require-content.ts';
import { buildSite } from './build-site.ts';
import { type BuildStamp, readStamp, writeStamp } from './build-stamp.ts';
import { BUILD_SOURCES, sourceHash } from './source-hash.ts';

/** A build, and what decides whether it is current. */
export interface BuildPlan {
  readonly root: string;
  /** Relative to `root`. */
  readonly distFolder: string;
  readonly env: ServerEnv;
  /** Variables for the build, on top of those of this process. */
  readonly buildEnv: ExtraEnv;
  /** Whatever else the result depends on. */
  readonly extra?: object;
  readonly sources?: readonly string[];
  /** Build also where the build is current. */
  readonly force?: boolean;
}

/**
 * Builds the site unless its build is current, and gives what the build was made of. Rejects with
 * one line, before anything of an earlier build is touched, when content cannot be read.
 */
export async function ensureBuild(supervisor: Supervisor, plan: BuildPlan): Promise<BuildStamp> {
  const { root, distFolder, env } = plan;
  const source = sourceHash(root, [...BUILD_SOURCES, ...(plan.sources ?? [])], {
    node: process.version,
    siteUrl: env.siteUrl,
    content: bakedContent(env),
    // Pages name the cuts of embedded pictures under a signature. It goes into the hash only.
    secret: env.content.mode === 'embedded' ? formSecret(env.forms) : undefined,
    checkout: env.checkout,
    recaptchaSiteKey: env.forms.recaptcha?.siteKey,
    tagManagerId: env.tagManagerId,
    extra: plan.extra,
  });
  const stamp = readStamp(join(root, distFolder));
  if (!plan.force && stamp?.source === source) {
    return stamp;
  }
  await requireContent(env.content);
  const fresh = { source, content: await contentRevision(env.content) };
  await buildSite(supervisor, root, distFolder, plan.buildEnv);
  writeStamp(join(root, distFolder), fresh);
  return fresh;
}

/** What pages show of where content comes from: neither secrets nor the embedded address. */
function bakedContent({ content }: ServerEnv): object {
  const { mode, projectId, dataset, apiVersion } = content;
  return { mode, projectId, dataset, apiVersion };
}
