import { dirname, join } from 'node:path';
import type { ServerEnv } from '../lib/platform/env/server-env.ts';
import { readStamp } from './build/build-stamp.ts';
import { copyServedFiles } from './build/copy-served-files.ts';
import { runCommand } from './process/command.ts';
import type { Supervisor } from './process/supervisor.ts';
import { readEnvironment } from './stack/environment.ts';
import { openContent } from './stack/open-content.ts';
import { startSite } from './stack/site.ts';
import { warmHome } from './stack/warm.ts';

// node scripts/serve.ts site|content: serves a finished build, or the embedded content service, as a
// service of its own: in a container or under systemd. Installs and builds nothing.

const root = dirname(import.meta.dirname);
const buildFolder = join(root, '.next');
/** The copy that is served: pages are rendered into it, so that the build may be read-only. */
const distFolder = '.next-served';

const parts: Readonly<Record<string, (supervisor: Supervisor, env: ServerEnv) => Promise<void>>> = {
  site: serveSite,
  content: serveContent,
};

await runCommand(
  root,
  () => 0,
  async (supervisor) => {
    const serve = parts[process.argv[2] ?? ''];
    if (!serve) throw new Error('node scripts/serve.ts site|content');
    await serve(supervisor, readEnvironment(root));
    return 'serve';
  },
);

async function serveSite(supervisor: Supervisor, env: ServerEnv): Promise<void> {
  const { mode, webhookSecret } = env.content;
  if (mode === 'embedded' && !webhookSecret) {
    throw new Error(
      'SANITY_WEBHOOK_SECRET: expected that of the content service, which content-service/commands/tokens.ts shows: without it, changes are public only after an hour',
    );
  }
  const build = readStamp(buildFolder);
  if (!build) {
    throw new Error('There is no finished build in .next. Make one with npm run build.');
  }
  const served = join(root, distFolder);
  // Pages rendered since survive a restart.
  if (readStamp(served)?.begunAt !== build.begunAt) copyServedFiles(buildFolder, served);
  const address = await startSite(supervisor, { port: env.port, distFolder, env: {} });
  console.log(`The site answers at ${address}.`);
  await warmHome(address);
}

async function serveContent(supervisor: Supervisor, env: ServerEnv): Promise<void> {
  if (env.content.mode === 'hosted') {
    throw new Error('The content is hosted (SANITY_PROJECT_ID): there is nothing to serve.');
  }
  await openContent(supervisor, root, env);
}
