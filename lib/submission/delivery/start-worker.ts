import 'server-only';
import { serverEnv } from '../../env/server.ts';
import { log } from '../../log/log.ts';
import { formSecret } from '../form-secret.ts';
import { fileDoor, mailFolder } from '../mail/file-door.ts';
import { smtpDoor } from '../mail/smtp-door.ts';
import { eraseExpired } from '../operate/erase.ts';
import { submissionStore } from '../submission-store.ts';
import { recipientsOf } from '../team.ts';
import { deliver } from './deliver.ts';
import { deliverDue } from './worker.ts';

/** How often the database is asked whether something is due, in ms; a new message wakes at once. */
const ROUND_MS = 5000;
const ERASURE_MS = 60 * 60 * 1000;
const SMTP_PATIENCE = { connect: 15_000, silence: 60_000 };

/**
 * Starts the worker of this process, once however often it is called: it delivers what is due
 * and erases what has been kept for long enough, for as long as the process lives. A database
 * that is gone is asked again at every round.
 */
export function startWorker(): void {
  if (globalThis.wakeDeliveryWorker) return;
  let wake = () => {};
  globalThis.wakeDeliveryWorker = () => wake();
  const nextRound = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, ROUND_MS).unref();
    });
  void work(nextRound);
}

async function work(nextRound: () => Promise<void>): Promise<never> {
  const { siteUrl, forms: settings } = serverEnv;
  const { smtpUrl, from } = settings.mail;
  const door = smtpUrl
    ? smtpDoor(smtpUrl, from, SMTP_PATIENCE)
    : fileDoor(mailFolder(settings.dataFolder), from);
  let erasedAt = 0;
  for (;;) {
    const round = nextRound();
    try {
      const store = await submissionStore();
      const secret = formSecret(settings);
      const courier = { store, door, siteUrl, secret, settings, recipientsOf };
      await deliverDue(store, (claim) => deliver(claim, courier));
      if (Date.now() - erasedAt > ERASURE_MS) {
        erasedAt = Date.now();
        const erased = await eraseExpired(store, settings, new Date());
        if (erased > 0) log('info', 'submissions.erased', { erased });
      }
    } catch (error) {
      log('error', 'delivery.stopped', { error: error instanceof Error ? error.message : '' });
    }
    await round;
  }
}
