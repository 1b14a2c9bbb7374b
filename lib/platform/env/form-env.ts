import { join } from 'node:path';
import type { Locale } from '../i18n/locales.ts';
import { type ScannerPlace, scannerPlace } from './scanner-place.ts';
import type { ServerVariables } from './server-schema.ts';

/** Settings of the processing of forms. */
export interface FormEnv {
  /** Where messages are stored; the only setting that depends on the database engine. */
  readonly store:
    | { readonly engine: 'sqlite'; readonly file: string }
    | { readonly engine: 'postgres'; readonly url: string };
  /** Folder of stored files: the default database, e-mails without a mail server, the secret. */
  readonly dataFolder: string;
  /** Signs opened forms, links in mails and picture cuts; generated on first use if not set. */
  readonly secret?: string;
  /** How many proxies in front of the site add to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly mail: {
    /** Without it, e-mails are written to files. May contain a password. */
    readonly smtpUrl?: string;
    readonly from: string;
    /** Recipient of messages for which the settings document names nobody. */
    readonly fallbackTo: string;
    readonly teamLocale: Locale;
  };
  /** Scans every attachment; without it, none is scanned. */
  readonly scanner?: ScannerPlace;
  /** The external list that receives confirmed addresses. */
  readonly newsletterWebhook?: { readonly url: string; readonly secret: string };
  /**
   * How long personal data are stored, in days; those of a confirmed place on a waiting list from
   * the end of the event.
   */
  readonly retentionDays: Readonly<
    Record<'career' | 'reservation' | 'subscription' | 'waitingList' | 'cookieChoice', number>
  >;
  readonly recaptcha?: {
    readonly siteKey: string;
    readonly secretKey: string;
    readonly minScore: number;
    /** How to handle a message that could not be verified because reCAPTCHA did not respond. */
    readonly unverified: 'accept' | 'refuse';
  };
}

/** Derives the settings of the forms from validated variables. */
export function deriveFormEnv(variables: ServerVariables): FormEnv {
  const dataFolder = variables.SUBMISSIONS_DATA;
  return {
    store: variables.DATABASE_URL
      ? { engine: 'postgres', url: variables.DATABASE_URL }
      : { engine: 'sqlite', file: join(dataFolder, 'submissions.sqlite') },
    dataFolder,
    ...(variables.FORM_SECRET ? { secret: variables.FORM_SECRET } : {}),
    trustedProxies: variables.TRUSTED_PROXIES,
    mail: {
      ...(variables.SMTP_URL ? { smtpUrl: variables.SMTP_URL } : {}),
      from: variables.MAIL_FROM,
      fallbackTo: variables.MAIL_FALLBACK_TO,
      teamLocale: variables.MAIL_TEAM_LOCALE,
    },
    ...deriveScanner(variables),
    ...deriveWebhook(variables),
    retentionDays: {
      career: variables.RETENTION_CAREER_DAYS,
      reservation: variables.RETENTION_RESERVATION_DAYS,
      subscription: variables.RETENTION_NEWSLETTER_DAYS,
      waitingList: variables.RETENTION_WAITING_LIST_DAYS,
      cookieChoice: variables.RETENTION_COOKIE_CHOICE_DAYS,
    },
    ...deriveRecaptcha(variables),
  };
}

function deriveScanner({ CLAMD_URL }: ServerVariables): Pick<FormEnv, 'scanner'> {
  const scanner = CLAMD_URL ? scannerPlace(CLAMD_URL) : null;
  return scanner ? { scanner } : {};
}

function deriveWebhook(variables: ServerVariables): Pick<FormEnv, 'newsletterWebhook'> {
  const { NEWSLETTER_WEBHOOK_URL: url, NEWSLETTER_WEBHOOK_SECRET: secret } = variables;
  return url && secret ? { newsletterWebhook: { url, secret } } : {};
}

function deriveRecaptcha(variables: ServerVariables): Pick<FormEnv, 'recaptcha'> {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = variables;
  if (!siteKey || !secretKey) return {};
  const { RECAPTCHA_MIN_SCORE: minScore, RECAPTCHA_UNVERIFIED: unverified } = variables;
  return { recaptcha: { siteKey, secretKey, minScore, unverified } };
}
