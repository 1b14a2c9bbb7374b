import type { Locale } from '../../platform/i18n/locales.ts';
import type { FormContents } from '../schema/form-schemas.ts';
import type { StoredFile } from '../store/attachments.ts';
import { type AwaitedEvent, eventFacts } from './awaited-event.ts';
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
  | {
      readonly form: 'waitingList';
      readonly data: FormContents['waitingList'];
      readonly event: AwaitedEvent;
    }
);

/**
 * Returns the mail with a message for the team, in the team's language: all fields, the file, and
 * the visitor as Reply-To.
 */
export function teamMail(message: TeamMessage, to: readonly string[], locale: Locale): Mail {
  const t = mailTranslator(locale);
  const { form, data, reference } = message;
  const name = 'name' in data ? data.name : '';
  const about = message.form === 'waitingList' ? message.event.title : '';
  const subject = t(`team.${form}.subject`, { name, about, reference });
  const content = {
    title: subject,
    paragraphs: [t(`team.${form}.text`)],
    facts: factsOf(message, locale, t).filter(([, value]) => value !== ''),
    closing: [t('team.answer'), t('team.erasure')],
  };
  return {
    to,
    replyTo: { name, address: data.email },
    subject,
    text: renderText(content),
    html: renderHtml(content, locale),
    files: message.files,
  };
}

/** The name of a field and its value, as the team reads them. */
type Fact = readonly [name: string, value: string];

/** A fact for every field of a form's schema, so that none is left out of the mail. */
type FactsOf<Kind extends TeamMessage['form']> = Readonly<
  Record<Exclude<keyof FormContents[Kind], 'unknownDate' | 'consent'>, Fact>
>;

function factsOf(message: TeamMessage, teamLocale: Locale, t: MailTranslator): readonly Fact[] {
  const reference: Fact = [t('field.reference'), message.reference];
  return [reference, ...Object.values<Fact>(fieldsOf(message, teamLocale, t))];
}

function fieldsOf(message: TeamMessage, teamLocale: Locale, t: MailTranslator) {
  const email: Fact = [t('field.email'), message.data.email];
  const locale: Fact = [t('field.locale'), t(`language.${message.locale}`)];
  if (message.form === 'waitingList') {
    const event = eventFacts(message.event, teamLocale, t);
    return { ...event, email, locale } satisfies FactsOf<'waitingList'> & Record<'locale', Fact>;
  }
  const { data, form } = message;
  const { about, ...common } = {
    about: [t('field.about'), data.about],
    name: [t('field.name'), data.name],
    email,
    phone: [t('field.phone'), data.phone],
    locale,
    message: [t('field.message'), data.message],
  } satisfies FactsOf<'career'> & Record<'locale', Fact>;
  return form === 'reservation'
    ? ({ about, ...reservationFacts(data, t), ...common } satisfies FactsOf<'reservation'>)
    : { about, ...common };
}

function reservationFacts(data: FormContents['reservation'], t: MailTranslator) {
  const { whereDidYouFindUs: found } = data;
  return {
    company: [t('field.company'), data.company],
    date: [t('field.date'), data.unknownDate ? t('dateUnknown') : data.date],
    partySize: [t('field.partySize'), data.partySize === null ? '' : String(data.partySize)],
    whereDidYouFindUs: [t('field.whereDidYouFindUs'), found === '' ? '' : t(`finding.${found}`)],
  } satisfies Readonly<Record<string, Fact>>;
}
