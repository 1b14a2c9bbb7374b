import { z } from 'zod';
import type { FormEnv } from '../../platform/env/form-env.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { FormKind } from '../../routing/form-kind.ts';
import type { AwaitedEvent } from '../mail/awaited-event.ts';
import type { Mail, MailTransport } from '../mail/mail.ts';
import { teamMail } from '../mail/team-mail.ts';
import {
  confirmationMail,
  newsletterOptInMail,
  waitingListOptInMail,
  welcomeMail,
} from '../mail/visitor-mails.ts';
import { type MailStep, stepAction, stepPath } from '../mail-step/mail-step.ts';
import { confirmationLifetime, writeToken } from '../mail-step/step-token.ts';
import { notifyExternalList } from '../newsletter/notify-external-list.ts';
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
  /**
   * Returns the event with this `_id`, or null if it is not published. Rejects if the content
   * cannot be read.
   */
  findEvent(id: string, locale: Locale): Promise<AwaitedEvent | null>;
}

/** Only the fields that are used here; the rest was validated when it was stored. */
const addressed = z.object({ email: z.string(), about: z.string().default('') });

/**
 * Makes one attempt at a delivery, and returns a note for the operator. Rejects if it failed; an
 * attempt at a mail server also once `signal` is aborted. Every attempt has the same Message-ID.
 */
export async function deliver(
  claim: ClaimedDelivery,
  context: DeliveryContext,
  signal: AbortSignal,
): Promise<string> {
  if (claim.purpose === 'hand-over') return await deliverListNotification(claim, context);
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
      page: unsubscribeUrl(subscriber, context, stepPath),
      action: unsubscribeUrl(subscriber, context, stepAction),
    };
    return welcomeMail(subscriber.email, links, subscriber.locale);
  }
  const submission = await submissionOf(claim, context.store);
  if (claim.purpose === 'team') return await composeTeamMail(submission, context);
  const { email, about } = addressed.parse(JSON.parse(submission.data));
  const { form, reference, locale } = submission;
  switch (form) {
    case 'subscription':
      return newsletterOptInMail(email, optInUrl('confirm', submission, context), locale);
    case 'waitingList': {
      const event = await awaitedEvent(about, locale, context);
      const [contact = context.settings.mail.fallbackTo] = await context.recipientsOf(form);
      const joinUrl = optInUrl('join', submission, context);
      return waitingListOptInMail(email, event, { joinUrl, contact }, locale);
    }
    case 'career':
    case 'reservation':
      return confirmationMail(email, { form, reference }, locale);
  }
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
  const message = { reference, locale, files };
  const fields = JSON.parse(data);
  if (form !== 'waitingList') {
    return teamMail({ ...message, form, data: fields }, to, settings.mail.teamLocale);
  }
  const event = await awaitedEvent(fields.about, settings.mail.teamLocale, context);
  return teamMail({ ...message, form, data: fields, event }, to, settings.mail.teamLocale);
}

async function awaitedEvent(
  id: string,
  locale: Locale,
  { findEvent }: DeliveryContext,
): Promise<AwaitedEvent> {
  return (await findEvent(id, locale)) ?? { title: id, start: null };
}

async function deliverListNotification(
  claim: ClaimedDelivery,
  context: DeliveryContext,
): Promise<string> {
  const { newsletterWebhook: webhook } = context.settings;
  if (!webhook) throw new Error('No list is configured.');
  const subscriber = await subscriberOf(claim, context.store);
  await notifyExternalList(
    subscriber,
    claim.id,
    unsubscribeUrl(subscriber, context, stepPath),
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

function optInUrl(
  step: MailStep,
  { id, locale, created_at: sent }: SubmissionTable,
  { siteUrl, secret }: DeliveryContext,
): string {
  const until = Date.parse(sent) + confirmationLifetime;
  return siteUrl + stepPath(step, locale, writeToken({ step, id, until }, secret));
}

function unsubscribeUrl(
  subscriber: SubscriberTable,
  { siteUrl, secret }: DeliveryContext,
  address: typeof stepPath,
): string {
  const token = writeToken({ step: 'unsubscribe', id: subscriber.id, until: 0 }, secret);
  return siteUrl + address('unsubscribe', subscriber.locale, token);
}
