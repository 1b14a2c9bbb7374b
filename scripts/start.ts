import { dirname } from 'node:path';
import type { BuildStamp } from './build/build-stamp.ts';
import { ensureBuild } from './build/ensure-build.ts';
import { runCommand } from './process/command.ts';
import { contentRevision } from './stack/content-revision.ts';
import { readEnvironment } from './stack/environment.ts';
import { expireContent } from './stack/expire-content.ts';
import { type OpenContent, openContent } from './stack/open-content.ts';
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
    const content = await openContent(supervisor, root, env, { startAgain: true });
    const stamp = dev
      ? null
      : await ensureBuild(supervisor, { root, distFolder, env, buildEnv: content.env });
    const local = await startSite(supervisor, {
      port: env.port,
      distFolder,
      dev,
      env: content.env,
    });
    if (stamp) {
      await refresh(local, content, stamp);
    }
    printAddresses(env, local);
    return 'serve';
  },
);

/** Expires pages that are older than the content, and renders the home pages in advance. */
async function refresh(local: string, content: OpenContent, stamp: BuildStamp): Promise<void> {
  const revision = await contentRevision(env.content);
  if (revision && revision !== stamp.content) {
    const agreed = await expireContent(local, content.webhookSecret);
    if (!agreed) {
      console.error('The site did not accept that its content changed; pages may be an hour old.');
    }
  }
  for (const path of await warmHome(local)) {
    console.error(`${path} did not answer well.`);
  }
}
