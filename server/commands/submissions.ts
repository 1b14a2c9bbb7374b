import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { openStore } from '../../lib/forms/store/store.ts';
import { loadEnvFiles } from '../../lib/platform/env/load-env-files.ts';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import { onShutdown } from '../on-shutdown.ts';
import { restoreSubmissions } from './restore-submissions.ts';
import { runSubmissionCommand, USAGE } from './run-submission-command.ts';

// npm run submissions -- …: the operators' commands for what visitors have submitted.

loadEnvFiles(dirname(dirname(import.meta.dirname)));
const parsed = parseServerEnv(process.env);
if (!parsed.ok) {
  console.error(parsed.problems.join('\n'));
  process.exit(1);
}
const { forms } = parsed.env;
const args = process.argv.slice(2);
if (args.length === 0) {
  console.log(USAGE);
  process.exit(1);
}
const [command, ...rest] = args;
try {
  // The only command for which nothing may have the database open.
  console.log(
    command === 'restore'
      ? await restoreSubmissions(rest, forms, interruption())
      : await runWithStore(),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Returns a signal that is aborted when the process is asked to end. */
function interruption(): AbortSignal {
  const interrupted = new AbortController();
  onShutdown(() => interrupted.abort(new Error('Interrupted: nothing has been restored.')));
  return interrupted.signal;
}

/** Runs any other command; rejects with a message for the operator. */
async function runWithStore(): Promise<string> {
  // Opening a database would create it, and report that nothing is in it.
  if (forms.store.engine === 'sqlite' && !existsSync(forms.store.file)) {
    throw new Error(`There is no database at ${resolve(forms.store.file)}.`);
  }
  const store = await openStore(forms.store);
  try {
    return await runSubmissionCommand(args, store, forms);
  } finally {
    await store.close();
  }
}
