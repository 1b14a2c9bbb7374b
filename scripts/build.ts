import { dirname } from 'node:path';
import { ensureBuild } from './build/ensure-build.ts';
import { interruptedCode, runCommand } from './process/command.ts';
import { readEnvironment } from './stack/environment.ts';
import { openContent } from './stack/open-content.ts';
import { requireFreePorts } from './stack/require-free-ports.ts';

// npm run build: makes a production build in .next, even if the existing one is current. The
// content service runs meanwhile, because the build renders pages from content.

const root = dirname(import.meta.dirname);
const distFolder = '.next';
const env = readEnvironment(root);

await runCommand(root, interruptedCode, async (supervisor) => {
  await requireFreePorts(env, ['content service']);
  const buildEnv = await openContent(supervisor, root, env);
  const plan = { root, distFolder, env, buildEnv, force: true };
  await ensureBuild(supervisor, plan);
  return 0;
});
