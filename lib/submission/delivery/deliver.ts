import { z } from 'zod';
import type { FormEnv } from '../../env/form-env.ts';
import type { FormKind } from '../../form/form-kind.ts';
import type { Mail, MailDoor } from '../mail/mail.ts';
import { teamMail } from '../mail/team-mail.ts';
import { confirmationMail, optInMail, welcomeMail } from '../mail/visitor-mails.ts';
import { handOver } from '../newsletter/hand-over.ts';
import { newsletterAction, newsletterPath } from '../newsletter/newsletter-step.ts';
import {
  confirmationLifetime,
  type NewsletterToken,
  writeToken,
} from '../newsletter/newsletter-token.ts';
import { readAttachments } from '../store/attachments.ts';
import type { Store } from '../store/store.ts';
import type { SubmissionTable, SubscriberTable } from '../store/tables.ts';
import type { ClaimedDelivery } from './claim.ts';

/** What delivering needs of the rest of the house. */
export interface Courier {
  readonly store: Store;
  readonly door: MailDoor;
  readonly siteUrl: string;
  readonly secret: string;
  readonly settings: Pick<FormEnv, 'mail' | 'newsletterWebhook'>;
  recipientsOf(kind: FormKind): Promise<readonly string[]>;
}

/** Only what mails speak of; the rest has been checked when it was stored. */
const addressed = z.object({ email: z.string() });

/**
 * Makes one attempt at a delivery, and gives a note for the operator. Rejects where it did not
 * come off, or once `signal` is aborted. Its Message-ID is the same at every attempt.
 */
export async function deliver(
  claim: ClaimedDelivery,
  courier: Courier,
  signal: AbortSignal,
): Promise<string> {
  if (claim.purpose === 'hand-over') return await deliverHandOver(claim, courier);
  const domain = courier.settings.mail.from.split('@')[1];
  return await courier.door.send(await compose(claim, courier), `<${claim.id}@${domain}>`, signal);
}

async function compose(claim: ClaimedDelivery, courier: Courier): Promise<Mail> {
  if (claim.purpose === 'welcome') {
    const subscriber = await subscriberOf(claim, courier.store);
    const links = {
      page: unsubscribeUrl(subscriber, courier, newsletterPath),
      action: unsubscribeUrl(subscriber, courier, newsletterAction),
    };
    return welcomeMail(subscriber.email, links, subscriber.locale);
  }
  const submission = await submissionOf(claim, courier.store);
  if (claim.purpose === 'team') return await composeTeamMail(submission, courier);
  const { email } = addressed.parse(JSON.parse(submission.data));
  return claim.purpose === 'opt-in'
    ? optInMail(email, confirmUrl(submission, courier), submission.locale)
    : confirmationMail(email, submission.reference, submission.locale);
}

async function composeTeamMail(submission: SubmissionTable, courier: Courier): Promise<Mail> {
  const { store, settings } = courier;
  const { form, data, reference, locale } = submission;
  if (form === 'subscription') throw new Error('The newsletter has no team to write to.');
  const files = await readAttachments(store.db, submission.id);
  const to = await courier.recipientsOf(form);
  const message = { form, reference, locale, files, data: JSON.parse(data) };
  return teamMail(message, to, settings.mail.teamLocale);
}

async function deliverHandOver(claim: ClaimedDelivery, courier: Courier): Promise<string> {
  const { newsletterWebhook: webhook } = courier.settings;
  if (!webhook) throw new Error('No list is configured.');
  const subscriber = await subscriberOf(claim, courier.store);
  await handOver(
    subscriber,
    claim.id,
    unsubscribeUrl(subscriber, courier, newsletterPath),
    webhook,
  );
  return '';
}

async function submissionOf(claim: ClaimedDelivery, store: Store): Promise<SubmissionTable> {
  return await store.db
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', claim.submission_id)
    .executeTakeFirstOrThrow();
}

async function subscriberOf(claim: ClaimedDelivery, store: Store): Promise<SubscriberTable> {
  return await store.db
    .selectFrom('subscriber')
    .selectAll()
    .where('id', '=', claim.subscriber_id)
    .executeTakeFirstOrThrow();
}

function confirmUrl(submission: SubmissionTable, { siteUrl, secret }: Courier): string {
  const until = Date.parse(submission.created_at) + confirmationLifetime;
  const token: NewsletterToken = { step: 'confirm', id: submission.id, until };
  return siteUrl + newsletterPath('confirm', submission.locale, writeToken(token, secret));
}

function unsubscribeUrl(
  subscriber: SubscriberTable,
  { siteUrl, secret }: Courier,
  address: typeof newsletterPath,
): string {
  const token = writeToken({ step: 'unsubscribe', id: subscriber.id, until: 0 }, secret);
  return siteUrl + address('unsubscribe', subscriber.locale, token);
}
