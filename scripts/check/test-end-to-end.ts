import type { Supervisor } from '../process/supervisor.ts';
import { type Counts, failed } from './counts.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { type EndToEndRun, runEndToEndTests } from './steps.ts';
import { importDemoContent, openTestStack } from './test-stack.ts';

/** Runs end-to-end tests alone, against a build and a content service of their own. */
export async function testEndToEnd(
  supervisor: Supervisor,
  root: string,
  run: EndToEndRun,
): Promise<Counts> {
  if (!(await ensureBrowser(supervisor))) return failed('browser');
  const demoContent = await importDemoContent(supervisor, root);
  const stack = await openTestStack(supervisor, root, 'run', { demoContent });
  await stack.build(supervisor);
  await stack.serve(supervisor);
  return await runEndToEndTests(supervisor, root, stack, run);
}
