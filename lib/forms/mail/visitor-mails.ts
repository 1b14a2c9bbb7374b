import type { Locale } from '../../platform/i18n/locales.ts';
import type { Mail } from './mail.ts';
import { type MailContent, renderHtml, renderText } from './mail-content.ts';
import { mailTranslator } from './mail-translator.ts';

// Anyone can type anyone's address into a form: these mails quote nothing that was typed.

/** Tells a visitor that the message is in good hands, and the number to ask for it by. */
export function confirmationMail(to: string, reference: string, locale: Locale): Mail {
  const t = mailTranslator(locale);
  return mailOf(to, t('confirmation.subject', { reference }), locale, {
    title: t('confirmation.title'),
    paragraphs: [t('confirmation.text'), t('confirmation.reference', { reference })],
    closing: [t('notYou'), t('house')],
  });
}

/** Asks the owner of an address whether the newsletter is wanted. */
export function optInMail(to: string, confirmUrl: string, locale: Locale): Mail {
  const t = mailTranslator(locale);
  return mailOf(to, t('optIn.subject'), locale, {
    title: t('optIn.title'),
    paragraphs: [t('optIn.text')],
    button: { label: t('optIn.button'), url: confirmUrl },
    closing: [t('optIn.deadline'), t('notYou'), t('house')],
  });
}

/** The way off the list: for people to look at, and for mail programs to post to. */
export interface LeaveLinks {
  readonly page: string;
  readonly action: string;
}

/** Welcomes a confirmed address to the newsletter, and shows the way out. */
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
