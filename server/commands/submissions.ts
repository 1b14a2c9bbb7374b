import { dirname } from 'node:path';
import { openStore } from '../../lib/forms/store/store.ts';
import { loadEnvFiles } from '../../lib/platform/env/load-env-files.ts';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
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
try {
  const store = await openStore(forms.store);
  try {
    console.log(await runSubmissionCommand(args, store, forms));
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
