import { z } from 'zod';
import { locales } from '../i18n/locales.ts';
import { CONFIRMATION_DAYS } from './confirmation-days.ts';
import { scannerPlace } from './scanner-place.ts';
import { secret } from './secret.ts';
import { requestedUrl, serviceUrl } from './service-url.ts';
import { wholeNumber } from './whole-number.ts';

/** Returns the schema of a whole number of days, up to ten years. */
const days = (min = 1) => wholeNumber(min, 3650, ' of days');

/** Variables of the forms: where submissions are stored, who receives them, and for how long. */
export const formVariables = {
  DATABASE_URL: serviceUrl(
    ['postgres', 'postgresql'],
    'postgres://user:password@host:5432/name',
  ).optional(),
  SUBMISSIONS_DATA: z.string().default('.data/submissions'),
  FORM_SECRET: secret.optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^\d$/, 'a number of proxies from 0 to 9')
    .transform(Number)
    .default(0),
  SMTP_URL: serviceUrl(['smtp', 'smtps'], 'smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: z.email('an e-mail address').default('website@beermuseum.example'),
  MAIL_FALLBACK_TO: z.email('an e-mail address').default('info@beermuseum.example'),
  MAIL_TEAM_LOCALE: z.enum(locales, `one of ${locales.join(', ')}`).default('cs'),
  CLAMD_URL: z
    .string()
    .refine(
      (value) => scannerPlace(value) !== null,
      'an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
    )
    .optional(),
  NEWSLETTER_WEBHOOK_URL: requestedUrl('https://list.example.com/hook').optional(),
  NEWSLETTER_WEBHOOK_SECRET: secret.optional(),
  RETENTION_CAREER_DAYS: days().default(183),
  RETENTION_RESERVATION_DAYS: days().default(365),
  RETENTION_NEWSLETTER_DAYS: days(CONFIRMATION_DAYS).default(30),
  RETENTION_WAITING_LIST_DAYS: days(CONFIRMATION_DAYS).default(CONFIRMATION_DAYS),
  // A choice is valid for 182 days, and what is done under it can be disputed for three more years
  // (Czech Civil Code, section 629).
  RETENTION_COOKIE_CHOICE_DAYS: days().default(182 + 3 * 365),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_MIN_SCORE: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'a number from 0 to 1')
    .transform(Number)
    .default(0.5),
  RECAPTCHA_UNVERIFIED: z.enum(['accept', 'refuse'], 'accept or refuse').default('accept'),
} as const;
