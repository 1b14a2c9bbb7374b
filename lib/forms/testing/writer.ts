import { randomBytes, randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import type { NewSubmission } from '../store/new-submission.ts';
import { saveSubmission } from '../store/save-submission.ts';
import { openStore, type StorePlace } from '../store/store.ts';

// A process that stores messages until it is killed, and prints the reference of each on a line of
// its own once it is stored.

const url = process.argv[3];
const file = process.argv[2] ?? '';
const place: StorePlace = url ? { engine: 'postgres', url } : { engine: 'sqlite', file };
const store = await retried(() => openStore(place));
// Otherwise compiled modules are kept at an orderly end only, and each writer compiles them again.
flushCompileCache();
for (;;) {
  const submission = aSubmission();
  const { reference } = await retried(() => saveSubmission(store, submission, new Date()));
  process.stdout.write(`${reference}\n`);
}

function aSubmission(): NewSubmission<'career'> {
  return {
    form: 'career',
    idempotencyKey: randomUUID(),
    locale: 'cs',
    data: {
      name: 'Jana',
      email: `${randomUUID()}@visitor.example`,
      phone: '',
      message: 'Hello',
      about: '',
    },
    file: { type: 'txt', bytes: randomBytes(300_000), sender: randomUUID() },
    requestId: randomUUID(),
  };
}

/**
 * Retries while other writers lock the file for longer than the timeout: nothing has been
 * acknowledged yet.
 */
async function retried<Result>(act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!String(error).includes('database is locked')) throw error;
    }
  }
}
