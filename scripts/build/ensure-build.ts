import { join } from 'node:path';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import { requireContent } from '../stack/require-content.ts';
import { bakedSettings } from './baked-settings.ts';
import { buildSite } from './build-site.ts';
import { readStamp, writeStamp } from './build-stamp.ts';
import { BUILD_SOURCES, sourceHash } from './source-hash.ts';

/** How many digits of the hash of its sources a build has as its id. */
const ID_LENGTH = 20;

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
 * Builds the site unless its build is current, and says so if there is one that is not. Rejects with
 * one line, before an earlier build is changed, if content cannot be read.
 */
export async function ensureBuild(supervisor: Supervisor, plan: BuildPlan): Promise<void> {
  const { root, distFolder, env } = plan;
  const source = sourceHash(root, [...BUILD_SOURCES, ...(plan.sources ?? [])], {
    node: process.version,
    settings: bakedSettings(env),
    extra: plan.extra,
  });
  const built = readStamp(join(root, distFolder));
  if (!plan.force && built?.source === source) return;
  if (!plan.force && built) {
    // Otherwise, who has copied a build from elsewhere would not know that it is not what is served.
    console.log(`The build in ${distFolder} is of other sources or settings: another is made.`);
  }
  await requireContent(env.content);
  const stamp = { source, begunAt: Date.now() };
  // Builds of the same sources and settings are the same build, wherever they were made: no tab
  // reloads because another machine, or a later build, answers its next request.
  const id = source.slice(0, ID_LENGTH);
  await buildSite(supervisor, root, distFolder, { id, env: plan.buildEnv });
  writeStamp(join(root, distFolder), stamp);
}
