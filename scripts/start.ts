import { dirname } from 'node:path';
import { ensureBuild } from './build/ensure-build.ts';
import { runCommand } from './process/command.ts';
import { readEnvironment } from './stack/environment.ts';
import { openContent } from './stack/open-content.ts';
import { printAddresses } from './stack/print-addresses.ts';
import { requireFreePorts } from './stack/require-free-ports.ts';
import { startSite } from './stack/site.ts';
import { warmHome } from './stack/warm.ts';

// npm start, and with --dev npm run dev: installs, builds and starts everything the site needs in
// one command.

const root = dirname(import.meta.dirname);
const dev = process.argv.includes('--dev');
const distFolder = '.next';

const env = readEnvironment(root);

// A signal is the normal way to end a server, hence exit code 0.
await runCommand(
  root,
  () => 0,
  async (supervisor) => {
    await requireFreePorts(env, ['site', 'content service']);
    const contentEnv = await openContent(supervisor, root, env, { startAgain: true });
    if (!dev) await ensureBuild(supervisor, { root, distFolder, env, buildEnv: contentEnv });
    const local = await startSite(supervisor, {
      port: env.port,
      distFolder,
      dev,
      env: contentEnv,
    });
    if (!dev) await warmHome(local);
    printAddresses(env, local);
    return 'serve';
  },
);
