import { dirname } from 'node:path';
import { ensureBuild } from './build/ensure-build.ts';
import { runCommand } from './process/command.ts';
import { readEnvironment } from './stack/environment.ts';
import { openContent } from './stack/open-content.ts';
import { printAddresses } from './stack/print-addresses.ts';
import { requireFreePorts } from './stack/require-free-ports.ts';
import { startSite } from './stack/site.ts';
import { warmHome } from './stack/warm.ts';

// npm start, and with --dev npm run dev: everything the site needs, from nothing, in one command.

const root = dirname(import.meta.dirname);
const dev = process.argv.includes('--dev');
const distFolder = '.next';

const env = readEnvironment(root);

// To be asked to end is the ordinary end of a server.
await runCommand(
  root,
  () => 0,
  async (household) => {
    await requireFreePorts(env, ['site', 'content service']);
    const content = await openContent(household, root, env);
    if (!dev) {
      await ensureBuild(household, { root, distFolder, env, buildEnv: content.env });
    }
    const local = await startSite(household, { port: env.port, distFolder, dev, env: content.env });
    if (!dev) {
      const cold = await warmHome(local);
      for (const path of cold) {
        console.error(`${path} did not answer well.`);
      }
    }
    printAddresses(env, local);
    return 'serve';
  },
);
