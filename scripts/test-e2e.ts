import { dirname } from 'node:path';
import { report } from './check/counts.ts';
import { endToEndStages } from './check/end-to-end-stages.ts';
import { ensureProgram } from './check/ensure-program.ts';
import { testEndToEnd } from './check/test-end-to-end.ts';
import { interruptedCode, runCommand } from './process/command.ts';

// npm run test:e2e: only the end-to-end tests, against a separate build and content service. Passes
// arguments to Playwright: npm run test:e2e -- --project chromium e2e/browser/forms.spec.ts
// With --full, also slow tests.

const root = dirname(import.meta.dirname);

const FULL = '--full';
const args = process.argv.slice(2).filter((arg) => arg !== FULL);
/** Whether a project is requested by name: `--project=full`, `--project full`. */
const isRequested = (project: string) =>
  args.some((arg) => arg === project || arg === `--project=${project}`);

// A project of slow tests runs in full if it is requested.
const always = endToEndStages(false).flat();
const full =
  process.argv.includes(FULL) ||
  endToEndStages(true)
    .flat()
    .some((project) => !always.includes(project) && isRequested(project));

await runCommand(root, interruptedCode, async (supervisor) => {
  if (isRequested('machines')) {
    await ensureProgram(supervisor, 'nginx');
    await ensureProgram(supervisor, 'postgresql');
    await ensureProgram(supervisor, 'redis-server');
  }
  const counts = await testEndToEnd(supervisor, root, { full, args });
  return report(counts);
});
