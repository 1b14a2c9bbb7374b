import type { Locale } from '../../platform/i18n/locales.ts';
import { formatDate } from '../../time/format/date.ts';
import type { FormContents } from '../schema/form-schemas.ts';
import type { StoredFile } from '../store/attachments.ts';
import { type AwaitedEvent, eventFacts } from './awaited-event.ts';
import type { Mail } from './mail.ts';
import { renderHtml, renderText } from './mail-content.ts';
import { choiceTranslator, type MailTranslator, mailTranslator } from './mail-translator.ts';

/** A submission for the team to reply to. */
export type TeamSubmission = {
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
 * Returns the mail with a submission for the team, in the team's language: all fields, the file, and
 * the visitor as Reply-To.
 */
export function teamMail(submission: TeamSubmission, to: readonly string[], locale: Locale): Mail {
  const t = mailTranslator(locale);
  const { form, data, reference } = submission;
  const name = 'name' in data ? data.name : '';
  const about = submission.form === 'waitingList' ? submission.event.title : '';
  const subject = t(`team.${form}.subject`, { name, about, reference });
  const content = {
    title: subject,
    paragraphs: [t(`team.${form}.text`)],
    facts: factsOf(submission, locale, t).filter(([, value]) => value !== ''),
    closing: [t('team.answer'), t('team.erasure')],
  };
  return {
    to,
    replyTo: { name, address: data.email },
    subject,
    text: renderText(content),
    html: renderHtml(content, locale),
    files: submission.files,
  };
}

/** The name of a field and its value, as the team reads them. */
type Fact = readonly [name: string, value: string];

/** A fact for every field of a form's schema, so that none is left out of the mail. */
type FactsOf<Kind extends TeamSubmission['form']> = Readonly<
  Record<Exclude<keyof FormContents[Kind], 'unknownDate' | 'consent'>, Fact>
>;

function factsOf(
  submission: TeamSubmission,
  teamLocale: Locale,
  t: MailTranslator,
): readonly Fact[] {
  const reference: Fact = [t('field.reference'), submission.reference];
  return [reference, ...Object.values<Fact>(fieldsOf(submission, teamLocale, t))];
}

function fieldsOf(submission: TeamSubmission, teamLocale: Locale, t: MailTranslator) {
  const email: Fact = [t('field.email'), submission.data.email];
  const locale: Fact = [t('field.locale'), t(`language.${submission.locale}`)];
  if (submission.form === 'waitingList') {
    const event = eventFacts(submission.event, teamLocale, t);
    return { ...event, email, locale } satisfies FactsOf<'waitingList'> & Record<'locale', Fact>;
  }
  const { data, form } = submission;
  const { about, ...common } = {
    about: [t('field.about'), data.about],
    name: [t('field.name'), data.name],
    email,
    phone: [t('field.phone'), data.phone],
    locale,
    message: [t('field.message'), data.message],
  } satisfies FactsOf<'career'> & Record<'locale', Fact>;
  return form === 'reservation'
    ? ({
        about,
        ...reservationFacts(data, teamLocale, t),
        ...common,
      } satisfies FactsOf<'reservation'>)
    : { about, ...common };
}

function reservationFacts(
  data: FormContents['reservation'],
  teamLocale: Locale,
  t: MailTranslator,
) {
  const { whereDidYouFindUs: found } = data;
  const choice = choiceTranslator(teamLocale);
  return {
    company: [t('field.company'), data.company],
    date: [t('field.date'), dateOf(data, teamLocale, t)],
    partySize: [t('field.partySize'), data.partySize === null ? '' : String(data.partySize)],
    whereDidYouFindUs: [t('field.whereDidYouFindUs'), found === '' ? '' : choice(found)],
  } satisfies Readonly<Record<string, Fact>>;
}

/** Returns the day of an enquiry, if one is given. */
function dateOf(
  { unknownDate, date }: FormContents['reservation'],
  teamLocale: Locale,
  t: MailTranslator,
): string {
  if (unknownDate) return t('dateUnknown');
  return date === '' ? '' : formatDate(date, teamLocale);
}
