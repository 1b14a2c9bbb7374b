import { z } from 'zod';
import type { FormEnv } from '../../platform/env/form-env.ts';
import type { FormKind } from '../../routing/form-kind.ts';
import type { Mail, MailTransport } from '../mail/mail.ts';
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

/** The dependencies of a delivery. */
export interface DeliveryContext {
  readonly store: Store;
  readonly transport: MailTransport;
  readonly siteUrl: string;
  readonly secret: string;
  readonly settings: Pick<FormEnv, 'mail' | 'newsletterWebhook'>;
  recipientsOf(kind: FormKind): Promise<readonly string[]>;
}

/** Only the field that mails use; the rest was validated when it was stored. */
const addressed = z.object({ email: z.string() });

/**
 * Makes one attempt at a delivery, and returns a note for the operator. Rejects if it failed, or
 * once `signal` is aborted. Every attempt has the same Message-ID.
 */
export async function deliver(
  claim: ClaimedDelivery,
  context: DeliveryContext,
  signal: AbortSignal,
): Promise<string> {
  if (claim.purpose === 'hand-over') return await deliverHandOver(claim, context);
  const domain = context.settings.mail.from.split('@')[1];
  return await context.transport.send(
    await compose(claim, context),
    `<${claim.id}@${domain}>`,
    signal,
  );
}

async function compose(claim: ClaimedDelivery, context: DeliveryContext): Promise<Mail> {
  if (claim.purpose === 'welcome') {
    const subscriber = await subscriberOf(claim, context.store);
    const links = {
      page: unsubscribeUrl(subscriber, context, newsletterPath),
      action: unsubscribeUrl(subscriber, context, newsletterAction),
    };
    return welcomeMail(subscriber.email, links, subscriber.locale);
  }
  const submission = await submissionOf(claim, context.store);
  if (claim.purpose === 'team') return await composeTeamMail(submission, context);
  const { email } = addressed.parse(JSON.parse(submission.data));
  const { form, reference, locale } = submission;
  return form === 'subscription'
    ? optInMail(email, confirmUrl(submission, context), locale)
    : confirmationMail(email, { form, reference }, locale);
}

async function composeTeamMail(
  submission: SubmissionTable,
  context: DeliveryContext,
): Promise<Mail> {
  const { store, settings } = context;
  const { form, data, reference, locale } = submission;
  if (form === 'subscription') throw new Error('The newsletter has no team to write to.');
  const files = await readAttachments(store.db, submission.id);
  const to = await context.recipientsOf(form);
  const message = { form, reference, locale, files, data: JSON.parse(data) };
  return teamMail(message, to, settings.mail.teamLocale);
}

async function deliverHandOver(claim: ClaimedDelivery, context: DeliveryContext): Promise<string> {
  const { newsletterWebhook: webhook } = context.settings;
  if (!webhook) throw new Error('No list is configured.');
  const subscriber = await subscriberOf(claim, context.store);
  await handOver(
    subscriber,
    claim.id,
    unsubscribeUrl(subscriber, context, newsletterPath),
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

function confirmUrl(submission: SubmissionTable, { siteUrl, secret }: DeliveryContext): string {
  const until = Date.parse(submission.created_at) + confirmationLifetime;
  const token: NewsletterToken = { step: 'confirm', id: submission.id, until };
  return siteUrl + newsletterPath('confirm', submission.locale, writeToken(token, secret));
}

function unsubscribeUrl(
  subscriber: SubscriberTable,
  { siteUrl, secret }: DeliveryContext,
  address: typeof newsletterPath,
): string {
  const token = writeToken({ step: 'unsubscribe', id: subscriber.id, until: 0 }, secret);
  return siteUrl + address('unsubscribe', subscriber.locale, token);
}
