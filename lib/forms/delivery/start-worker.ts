import 'server-only';
import { findEvent } from '../../content/get-event.ts';
import { formSecret } from '../../platform/crypto/form-secret.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { log } from '../../platform/log/log.ts';
import { messageOf } from '../../platform/log/message-of.ts';
import { fileTransport, mailFolder } from '../mail/file-transport.ts';
import type { MailTransport } from '../mail/mail.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { eraseExpired } from '../operate/erase.ts';
import { submissionStore } from '../submission-store.ts';
import { recipientsOf } from '../team.ts';
import { deliver } from './deliver.ts';
import { worker } from './wake.ts';
import { DELIVERIES_AT_ONCE, deliverDue } from './worker.ts';

/**
 * How often the database is polled for due deliveries, in ms; a new message wakes the worker at
 * once.
 */
const ROUND_MS = 5000;
const ERASURE_MS = HOUR_MS;
const SMTP_TIMEOUTS = { connect: 15_000, silence: 60_000 };

/**
 * Starts the worker of this process; further calls have no effect. It delivers what is due until
 * `endWorker`, and erases expired submissions as long as the process lives. If the database is unavailable, it
 * retries in every round.
 */
export function startWorker(): void {
  if (worker.wake) return;
  const wakers = new Set<() => void>();
  worker.wake = () => {
    for (const wake of wakers) wake();
    wakers.clear();
  };
  const nextRound = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(wake, ROUND_MS).unref();
      function wake(): void {
        clearTimeout(timer);
        wakers.delete(wake);
        resolve();
      }
      wakers.add(wake);
    });
  const { smtpUrl, from } = serverEnv.forms.mail;
  const transport = smtpUrl
    ? smtpTransport(smtpUrl, from, SMTP_TIMEOUTS)
    : fileTransport(mailFolder(serverEnv.forms.dataFolder), from);
  const lanes = Array.from({ length: DELIVERIES_AT_ONCE }, () =>
    deliverUntilEnd(transport, nextRound),
  );
  worker.ended = Promise.all(lanes);
  void eraseForever(nextRound);
}

async function deliverUntilEnd(
  transport: MailTransport,
  nextRound: () => Promise<void>,
): Promise<void> {
  const { siteUrl, forms: settings } = serverEnv;
  while (!worker.isEnding) {
    const round = nextRound();
    try {
      const store = await submissionStore();
      const secret = formSecret(settings);
      const context = { store, transport, siteUrl, secret, settings, recipientsOf, findEvent };
      await deliverDue(store, (claim, signal) => deliver(claim, context, signal));
    } catch (error) {
      noteStopped(error);
    }
    await round;
  }
}

async function eraseForever(nextRound: () => Promise<void>): Promise<never> {
  // Not the time of day, which may be set back.
  let erasedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const round = nextRound();
    try {
      if (performance.now() - erasedAt > ERASURE_MS) {
        const erased = await eraseExpired(await submissionStore(), serverEnv.forms, new Date());
        erasedAt = performance.now();
        if (erased > 0) log('info', 'submissions.erased', { erased });
      }
    } catch (error) {
      noteStopped(error);
    }
    await round;
  }
}

function noteStopped(error: unknown): void {
  log('error', 'delivery.stopped', { error: messageOf(error) });
}
