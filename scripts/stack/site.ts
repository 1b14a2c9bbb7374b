import { join } from 'node:path';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import { memoryOptions, nativeMemory } from './server-memory.ts';

export const SITE = 'site';

/** Its heap is limited to what a small machine has. */
const siteOptions = [...memoryOptions, '--max-old-space-size=512'];

/**
 * The folder, below that of a build, in which Node.js stores its compiled modules at an orderly end: with
 * them, a start takes three quarters of the processor time.
 */
export const COMPILE_CACHE = join('cache', 'compile-cache');

/** The settings of a server of the site. */
export interface SiteSettings {
  /** Its name for the supervisor; by default `SITE`. */
  readonly name?: string;
  readonly port: number;
  /** Folder of the build, relative to the project's root. */
  readonly distFolder: string;
  /** Whether to compile pages on request instead of serving the build. */
  readonly dev?: boolean;
  readonly env: ExtraEnv;
}

/** Starts the site's server and returns its address on this machine. */
export async function startSite(supervisor: Supervisor, settings: SiteSettings): Promise<string> {
  const port = await supervisor.startService(
    settings.name ?? SITE,
    [...(settings.dev ? [] : siteOptions), 'server/main.ts', ...(settings.dev ? ['--dev'] : [])],
    {
      ...settings.env,
      NODE_ENV: settings.dev ? 'development' : 'production',
      NEXT_DIST_DIR: settings.distFolder,
      NEXT_TELEMETRY_DISABLED: '1',
      ...nativeMemory,
      ...(settings.dev ? {} : { NODE_COMPILE_CACHE: join(settings.distFolder, COMPILE_CACHE) }),
      PORT: String(settings.port),
    },
  );
  return `http://localhost:${port}`;
}
