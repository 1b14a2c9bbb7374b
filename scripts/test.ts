import { dirname } from 'node:path';
import { type Counts, countOf, judge, sum, summaryLine } from './check/counts.ts';
import { ensureBrowser } from './check/ensure-browser.ts';
import { ensurePostgres } from './check/ensure-postgres.ts';
import { runEndToEndTests, runScripts, runUnitTests } from './check/steps.ts';
import { openTestStack, type TestStack } from './check/test-stack.ts';
import { interruptedCode, runCommand } from './process/command.ts';
import type { Supervisor } from './process/supervisor.ts';
import { readEnvironment } from './stack/environment.ts';

// npm test: all checks of the project, the fastest first, until one fails. With --full, also the
// slow end-to-end tests. Prints the counts on the last line.

const root = dirname(import.meta.dirname);
const full = process.argv.includes('--full');
const strict = Boolean(process.env.CI);

type Step = readonly [name: string, run: () => Promise<Counts>];

readEnvironment(root);
await runCommand(root, interruptedCode, async (supervisor) => {
  const results: Counts[] = [];
  const steps = stepsOf(supervisor);
  for (const [index, [name, run]] of steps.entries()) {
    console.log(`\n── ${name}`);
    const counts = judge(await run(), strict);
    results.push(counts);
    if (counts.failed > 0) {
      const left = steps.slice(index + 1).map(([later]) => later);
      console.error(`\n── ${name} failed${left.length > 0 ? `; not run: ${left.join(', ')}` : ''}`);
      break;
    }
  }
  const total = sum(results);
  // All output of the children must precede the last line.
  await supervisor.end();
  for (const test of total.skipped) {
    console.log(`skipped: ${test}`);
  }
  console.log(summaryLine(total));
  return total.failed > 0 ? 1 : 0;
});

function stepsOf(supervisor: Supervisor): readonly Step[] {
  let stack: TestStack;
  return [
    ['browser', async () => ((await ensureBrowser(supervisor)) ? sum([]) : countOf(false))],
    ['lint', () => runScripts(supervisor, ['lint'])],
    ['types', () => runScripts(supervisor, ['types'])],
    ['content types', () => runScripts(supervisor, ['content:types', '--', '--check'])],
    [
      'unit tests',
      async () => {
        await ensurePostgres(supervisor);
        return await runUnitTests(supervisor, root, full);
      },
    ],
    [
      'production build',
      async () => {
        stack = await openTestStack(supervisor, root, 'run');
        process.once('exit', () => stack.clean());
        return await succeeds(() => stack.build(supervisor));
      },
    ],
    [
      'end-to-end tests',
      async () => {
        await stack.serve(supervisor);
        return await runEndToEndTests(supervisor, root, stack, { full });
      },
    ],
  ];
}

/** Returns the counts of a task, which fails if it rejects; prints the error. */
async function succeeds(work: () => Promise<void>): Promise<Counts> {
  try {
    await work();
    return countOf(true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return countOf(false);
  }
}
