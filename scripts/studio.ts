import { dirname, resolve } from 'node:path';
import type { ServerEnv } from '../lib/platform/env/server-env.ts';
import { interruptedCode, runCommand } from './process/command.ts';
import { isPortFree } from './process/ports.ts';
import type { Supervisor } from './process/supervisor.ts';
import { readEnvironment } from './stack/environment.ts';
import { openContent } from './stack/open-content.ts';
import { requireFreePorts } from './stack/require-free-ports.ts';
import { installStudio, STUDIO_FOLDER } from './stack/studio-packages.ts';
import { signInSettings, studioSettings } from './stack/studio-settings.ts';

// npm run studio: installs the Studio the first time and serves it, over the content that the site
// reads. npm run studio:build: makes a build for hosting in studio/dist, or in the folder that is
// named.

const root = dirname(import.meta.dirname);
const build = process.argv.includes('--build');
const folder = process.argv.slice(2).find((arg) => arg !== '--build');
const env = readEnvironment(root);

await runCommand(root, build ? interruptedCode : () => 0, async (supervisor) => {
  if (!build) await requireFreePorts(env, ['Studio']);
  await installStudio(supervisor, root);
  const run = (...args: readonly string[]) => ['run', '--prefix', STUDIO_FOLDER, ...args];
  if (build) {
    const target = folder === undefined ? [] : ['--', resolve(folder)];
    return await supervisor.run('npm', run('build', ...target), studioSettings(env));
  }
  await ensureContent(supervisor, env);
  const port = String(env.studioPort);
  console.log(`Studio           http://localhost:${port}`);
  return await supervisor.run('npm', run('start', '--', '--host', 'localhost', '--port', port), {
    ...studioSettings(env),
    ...signInSettings(root, env),
  });
});

/** Starts the embedded content service, unless it is running already, for example for the site. */
async function ensureContent(supervisor: Supervisor, env: ServerEnv): Promise<void> {
  const { host, port } = env.contentService;
  const isRunning = env.content.mode === 'embedded' && !(await isPortFree(port, host));
  if (!isRunning) await openContent(supervisor, root, env, { startAgain: true });
}
