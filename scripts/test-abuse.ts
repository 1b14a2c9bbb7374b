import { dirname } from 'node:path';
import { abuseEndToEndTests, abuseUnitTests } from './check/abuse-tests.ts';
import { report, sum } from './check/counts.ts';
import { ensureProgram } from './check/ensure-program.ts';
import { runUnitTests } from './check/steps.ts';
import { testEndToEnd } from './check/test-end-to-end.ts';
import { interruptedCode, runCommand } from './process/command.ts';

// npm run test:abuse: the tests of what an anonymous client may send, and nothing else.

const root = dirname(import.meta.dirname);

await runCommand(root, interruptedCode, async (supervisor) => {
  await ensureProgram(supervisor, 'postgresql');
  const unitTests = await runUnitTests(supervisor, root, {
    full: true,
    files: abuseUnitTests,
  });
  const endToEndTests = await testEndToEnd(supervisor, root, {
    full: true,
    projects: ['http', 'measured', 'own-site'],
    // They measure time: nothing runs beside them.
    args: ['--workers=1', ...abuseEndToEndTests],
  });
  const counts = sum([unitTests, endToEndTests]);
  return report(counts);
});
