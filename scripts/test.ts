import { dirname } from 'node:path';
import { type Counts, failed, report, succeeded, sum } from './check/counts.ts';
import { endToEndStages } from './check/end-to-end-stages.ts';
import { ensureBrowser } from './check/ensure-browser.ts';
import { ensureProgram } from './check/ensure-program.ts';
import { runEndToEndTests, runScripts, runUnitTests } from './check/steps.ts';
import { importDemoContent, openTestStack, type TestStack } from './check/test-stack.ts';
import { interruptedCode, runCommand } from './process/command.ts';
import type { Supervisor } from './process/supervisor.ts';
import { readEnvironment } from './stack/environment.ts';
import { installStudio, STUDIO_FOLDER } from './stack/studio-packages.ts';

// npm test: all checks of the project, the fastest first, until one fails that the others need.
// With --full, also the slow ones. Prints what failed, and the counts on the last line.

const root = dirname(import.meta.dirname);
const full = process.argv.includes('--full');

interface Step {
  readonly name: string;
  readonly run: () => Promise<Counts>;
  /** Whether the later steps are pointless when it fails. */
  readonly isNeeded: boolean;
}

readEnvironment(root);
await runCommand(root, interruptedCode, async (supervisor) => {
  const results: Counts[] = [];
  const stages = stagesOf(supervisor);
  for (const [index, steps] of stages.entries()) {
    const outcomes = await Promise.all(steps.map(runStep));
    results.push(...outcomes.map(({ counts }) => counts));
    if (outcomes.some(({ endsRun }) => endsRun)) {
      const left = stages.slice(index + 1).flatMap((later) => later.map(({ name }) => name));
      console.error(`\n── not run: ${left.join(', ')}`);
      break;
    }
  }
  const total = sum(results);
  // All output of the children must precede the last line.
  await supervisor.end();
  return report(total);
});

interface Outcome {
  readonly counts: Counts;
  /** Whether it failed and the later steps are pointless. */
  readonly endsRun: boolean;
}

async function runStep({ name, run, isNeeded }: Step): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const counts = await run();
  console.log(`── ${name}: ${((performance.now() - begun) / 60_000).toFixed(1)} min`);
  const hasFailed = counts.failed.length > 0;
  if (hasFailed) console.error(`\n── ${name} failed`);
  return { counts, endsRun: hasFailed && isNeeded };
}

/** Returns the steps in the order in which they run; those of one stage run beside each other. */
function stagesOf(supervisor: Supervisor): readonly (readonly Step[])[] {
  let stack: TestStack;
  const needed = (name: string, run: Step['run']): Step => ({ name, run, isNeeded: true });
  const unitTests: Step = {
    name: 'unit tests',
    run: async () => {
      await ensureProgram(supervisor, 'postgresql');
      await ensureProgram(supervisor, 'redis-server');
      await ensureProgram(supervisor, 'nginx');
      if (full) {
        await ensureProgram(supervisor, 'firefox-esr');
        await ensureProgram(supervisor, 'varnish-modules');
      }
      return await runUnitTests(supervisor, root, { full });
    },
    isNeeded: false,
  };
  const build = needed('production build', async () => {
    return await succeeds('production build', async () => {
      const demoContent = await importDemoContent(supervisor, root);
      stack = await openTestStack(supervisor, root, 'run', { demoContent });
      await stack.build(supervisor);
      await stack.serve(supervisor);
    });
  });
  return [
    [
      needed('browser', async () =>
        (await ensureBrowser(supervisor)) ? sum([]) : failed('browser'),
      ),
    ],
    // Beside each other: each of them uses one core for most of its time.
    [
      needed('lint', () => runScripts(supervisor, ['lint'])),
      needed('types, content types', () =>
        runScripts(supervisor, ['types'], ['content:types', '--', '--check']),
      ),
    ],
    // The slow unit tests of the full run have the machine to themselves.
    ...(full ? [[studioTypes(supervisor)], [unitTests], [build]] : [[unitTests, build]]),
    ...endToEndStages(full).map((projects) => [
      {
        name: `end-to-end tests: ${projects.join(', ')}`,
        run: () => runEndToEndTests(supervisor, root, stack, { full, projects }),
        isNeeded: false,
      },
    ]),
  ];
}

/** The type check of the Studio, with its own packages. */
function studioTypes(supervisor: Supervisor): Step {
  return {
    name: 'types of the Studio',
    run: async () => {
      const installed = await succeeds('packages of the Studio', () =>
        installStudio(supervisor, root),
      );
      return installed.failed.length > 0
        ? installed
        : await runScripts(supervisor, ['types', '--prefix', STUDIO_FOLDER]);
    },
    isNeeded: false,
  };
}

/** Returns the counts of a task, which fails if it rejects; prints the error. */
async function succeeds(name: string, work: () => Promise<void>): Promise<Counts> {
  try {
    await work();
    return succeeded;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return failed(name, String(error));
  }
}
