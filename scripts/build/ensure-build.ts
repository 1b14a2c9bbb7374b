import { join } from 'node:path';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import { contentRevision } from '../stack/content-revision.ts';
import { requireContent } from '../stack/require-content.ts';
import { bakedSettings } from './baked-settings.ts';
import { buildSite } from './build-site.ts';
import { type BuildStamp, readStamp, writeStamp } from './build-stamp.ts';
import { BUILD_SOURCES, sourceHash } from './source-hash.ts';

/** A build, and the values that determine whether it is current. */
export interface BuildPlan {
  readonly root: string;
  /** Relative to `root`. */
  readonly distFolder: string;
  readonly env: ServerEnv;
  /** Variables for the build, on top of those of this process. */
  readonly buildEnv: ExtraEnv;
  /** Other values on which the result depends. */
  readonly extra?: object;
  readonly sources?: readonly string[];
  /** Whether to build even if the build is current. */
  readonly force?: boolean;
}

/**
 * Builds the site unless its build is current, and returns the stamp of the build. Rejects with one
 * line, before an earlier build is changed, if content cannot be read.
 */
export async function ensureBuild(supervisor: Supervisor, plan: BuildPlan): Promise<BuildStamp> {
  const { root, distFolder, env } = plan;
  const source = sourceHash(root, [...BUILD_SOURCES, ...(plan.sources ?? [])], {
    node: process.version,
    settings: bakedSettings(env),
    extra: plan.extra,
  });
  const stamp = readStamp(join(root, distFolder));
  if (!plan.force && stamp?.source === source) {
    return stamp;
  }
  await requireContent(env.content);
  const content = await contentRevision(env.content);
  const fresh = { source, content, begunAt: Date.now() };
  await buildSite(supervisor, root, distFolder, plan.buildEnv);
  writeStamp(join(root, distFolder), fresh);
  return fresh;
}
