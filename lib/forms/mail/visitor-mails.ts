import { CONFIRMATION_DAYS } from '../../platform/env/confirmation-days.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { OptInKind } from '../../routing/form-kind.ts';
import { type AwaitedEvent, eventFacts } from './awaited-event.ts';
import type { Mail } from './mail.ts';
import { type MailContent, renderHtml, renderText } from './mail-content.ts';
import { type MailTranslator, mailTranslator } from './mail-translator.ts';

// Anyone can enter anyone's address into a form: these mails quote nothing that was entered.

interface ReceivedMessage {
  readonly form: 'career' | 'reservation';
  readonly reference: string;
}

/**
 * Returns the mail that confirms the receipt of a message to a visitor, with its reference and the
 * time of an answer.
 */
export function confirmationMail(
  to: string,
  { form, reference }: ReceivedMessage,
  locale: Locale,
): Mail {
  const t = mailTranslator(locale);
  return mailOf(to, t('confirmation.subject', { reference }), locale, {
    title: t('confirmation.title'),
    paragraphs: [t(`confirmation.text.${form}`), t('confirmation.reference', { reference })],
    closing: [t('notYou'), t('house')],
  });
}

/** Returns the mail that asks the owner of an address to confirm the newsletter. */
export function newsletterOptInMail(to: string, confirmUrl: string, locale: Locale): Mail {
  const t = mailTranslator(locale);
  const content = optInContent('subscription', confirmUrl, t);
  return mailOf(to, t('optIn.subscription.subject'), locale, content);
}

/** How the owner of an address joins a waiting list, and leaves it again. */
export interface WaitingLinks {
  readonly joinUrl: string;
  /** The mail address to write to. */
  readonly contact: string;
}

/** Returns the mail that asks the owner of an address to confirm that they wait for a place. */
export function waitingListOptInMail(
  to: string,
  event: AwaitedEvent,
  { joinUrl, contact }: WaitingLinks,
  locale: Locale,
): Mail {
  const t = mailTranslator(locale);
  return mailOf(to, t('optIn.waitingList.subject'), locale, {
    ...optInContent('waitingList', joinUrl, t, [t('optIn.leave', { contact })]),
    facts: Object.values(eventFacts(event, locale, t)).filter(([, value]) => value !== ''),
  });
}

/** `more` is small print of this kind of mail. */
function optInContent(
  form: OptInKind,
  url: string,
  t: MailTranslator,
  more: readonly string[] = [],
): MailContent {
  return {
    title: t(`optIn.${form}.title`),
    paragraphs: [t(`optIn.${form}.text`)],
    button: { label: t(`optIn.${form}.button`), url },
    closing: [t('optIn.deadline', { days: CONFIRMATION_DAYS }), ...more, t('notYou'), t('house')],
  };
}

/** Links to unsubscribe: a page for people, and an address to which mail clients post. */
export interface LeaveLinks {
  readonly page: string;
  readonly action: string;
}

/**
 * Returns the mail that welcomes a confirmed address to the newsletter, with the links to
 * unsubscribe.
 */
export function welcomeMail(to: string, leave: LeaveLinks, locale: Locale): Mail {
  const t = mailTranslator(locale);
  const mail = mailOf(to, t('welcome.subject'), locale, {
    title: t('welcome.title'),
    paragraphs: [t('welcome.text')],
    button: { label: t('welcome.button'), url: leave.page },
    closing: [t('house')],
  });
  return { ...mail, unsubscribeUrl: leave.action };
}

function mailOf(to: string, subject: string, locale: Locale, content: MailContent): Mail {
  return { to: [to], subject, text: renderText(content), html: renderHtml(content, locale) };
}
