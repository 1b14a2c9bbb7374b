import { join } from 'node:path';
import type { ServerEnv } from '../../lib/env/server-env.ts';
import type { ExtraEnv, Household } from '../process/household.ts';
import { buildSite } from './build-site.ts';
import { readStamp, writeStamp } from './build-stamp.ts';
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
}

/** Builds the site unless its build is current. Gives whether it had to. */
export async function ensureBuild(household: Household, plan: BuildPlan): Promise<boolean> {
  const { root, distFolder, env } = plan;
  const source = sourceHash(root, [...BUILD_SOURCES, ...(plan.sources ?? [])], {
    node: process.version,
    siteUrl: env.siteUrl,
    content: bakedContent(env),
    recaptchaSiteKey: env.recaptcha?.siteKey,
    extra: plan.extra,
  });
  if (readStamp(join(root, distFolder))?.source === source) {
    return false;
  }
  await buildSite(household, root, distFolder, plan.buildEnv);
  writeStamp(join(root, distFolder), { source });
  return true;
}

/** Where content comes from, without the secrets that pages do not hold. */
function bakedContent({ content }: ServerEnv): object {
  const { mode, projectId, dataset, apiVersion } = content;
  return { mode, projectId, dataset, apiVersion, apiHost: mode === 'embedded' && content.apiHost };
}
