import type { Locale } from '../../platform/i18n/locales.ts';
import type { FormContents } from '../schema/form-schemas.ts';
import type { StoredFile } from '../store/attachments.ts';
import type { Mail } from './mail.ts';
import { renderHtml, renderText } from './mail-content.ts';
import { type MailTranslator, mailTranslator } from './mail-translator.ts';

/** A stored message for the team to reply to. */
export type TeamMessage = {
  readonly reference: string;
  /** The visitor's language. */
  readonly locale: Locale;
  readonly files: readonly StoredFile[];
} & (
  | { readonly form: 'career'; readonly data: FormContents['career'] }
  | { readonly form: 'reservation'; readonly data: FormContents['reservation'] }
);

/**
 * Returns the mail with a message for the team, in the team's language: all fields, the file, and
 * the visitor as Reply-To.
 */
export function teamMail(message: TeamMessage, to: readonly string[], locale: Locale): Mail {
  const t = mailTranslator(locale);
  const { form, data, reference } = message;
  const subject = t(`team.${form}.subject`, { name: data.name, reference });
  const content = {
    title: subject,
    paragraphs: [t(`team.${form}.text`)],
    facts: factsOf(message, t).filter(([, value]) => value !== ''),
    closing: [t('team.answer'), t('team.erasure')],
  };
  return {
    to,
    replyTo: { name: data.name, address: data.email },
    subject,
    text: renderText(content),
    html: renderHtml(content, locale),
    files: message.files,
  };
}

function factsOf(message: TeamMessage, t: MailTranslator): readonly (readonly [string, string])[] {
  const { data } = message;
  return [
    [t('field.reference'), message.reference],
    [t('field.about'), data.about],
    ...(message.form === 'reservation' ? reservationFacts(message.data, t) : []),
    [t('field.name'), data.name],
    [t('field.email'), data.email],
    [t('field.phone'), data.phone],
    [t('field.locale'), t(`language.${message.locale}`)],
    [t('field.message'), data.message],
  ];
}

function reservationFacts(data: FormContents['reservation'], t: MailTranslator) {
  const { whereDidYouFindUs: found } = data;
  return [
    [t('field.company'), data.company],
    [t('field.date'), data.unknownDate ? t('dateUnknown') : data.date],
    [t('field.partySize'), data.partySize === null ? '' : String(data.partySize)],
    [t('field.whereDidYouFindUs'), found === '' ? '' : t(`finding.${found}`)],
  ] as const;
}
