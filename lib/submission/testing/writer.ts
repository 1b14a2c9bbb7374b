import { randomBytes, randomUUID } from 'node:crypto';
import { saveSubmission } from '../store/save-submission.ts';
import { openStore } from '../store/store.ts';

// A process that stores messages until it is killed, and tells the reference of each on a line of
// its own once it is stored.

const url = process.argv[3];
const file = process.argv[2] ?? '';
const store = await openStore(url ? { engine: 'postgres', url } : { engine: 'sqlite', file });
for (;;) {
  const { reference } = await saveSubmission(
    store,
    {
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
      file: { type: 'txt', bytes: randomBytes(300_000) },
      requestId: randomUUID(),
    },
    new Date(),
  );
  process.stdout.write(`${reference}\n`);
}
