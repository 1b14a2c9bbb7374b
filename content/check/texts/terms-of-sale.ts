import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import {
  freeCancellationHours,
  rebookingHours,
  voucherMonths,
  voucherRefundDays,
} from '../../../lib/tickets/limits.ts';
import { around, type TextRule } from './text-rule.ts';

interface Term {
  /** The numbers that a sentence about the subject may name with the unit. */
  readonly numbers: readonly number[];
  readonly subject: Readonly<Record<Locale, RegExp>>;
  readonly unit: Readonly<Record<Locale, string>>;
}

/** “Buono” also means “good”: a voucher has an article, or a word after it that says what it is for. */
const italianVoucher =
  /\b(?:un|il|del|dal|al|sul|ogni|quest[oi]|tuo|i|dei|ai|sui|due|quattro|come|quale) buon[oi]\b|\bbuon[oi] (?:regalo|da|per due|non usat[oi])(?!\p{L})/iu;

const cancelling = { en: /cancel/i, cs: /zruš/i, de: /stornier/i, it: /disdi/i };
const vouchers = { en: /voucher/i, cs: /poukaz/i, de: /gutschein/i, it: italianVoucher };

const terms: readonly Term[] = [
  {
    numbers: [freeCancellationHours, rebookingHours],
    subject: cancelling,
    unit: { en: 'hours?', cs: 'hodin\\p{L}*', de: 'Stunden?', it: 'or[ae]' },
  },
  {
    numbers: [voucherMonths],
    subject: vouchers,
    unit: { en: 'months?', cs: 'měsíc\\p{L}*', de: 'Monat\\p{L}*', it: 'mes[ei]' },
  },
  {
    numbers: [voucherRefundDays],
    subject: vouchers,
    unit: { en: 'days?', cs: 'd(?:en|ny|nů|ní)', de: 'Tage?n?', it: 'giorn[oi]' },
  },
];

/**
 * Finds sentences on cancelling and gift vouchers that name another number of hours, months or days
 * than the tickets are sold with, or that let visitors cancel “until the day before”.
 */
export const wrongTerms: TextRule = (text, language) =>
  text
    .split(/(?<=[.!?;])\s/)
    .flatMap((sentence) => [
      ...terms
        .filter(({ subject }) => subject[language].test(sentence))
        .flatMap(({ numbers, unit }) =>
          [...sentence.matchAll(new RegExp(`(\\d+)[ \\u00a0]${unit[language]}(?!\\p{L})`, 'gu'))]
            .filter(([, number]) => !numbers.includes(Number(number)))
            .map(
              (match) =>
                `tickets are sold with ${numbers.join(' and ')}: ${around(sentence, match)}`,
            ),
        ),
      ...vagueDeadlines(sentence, language),
    ]);

const dayBefore = {
  en: /day before/i,
  cs: /den (?:předem|před)(?!\p{L})/iu,
  de: /Vortag|am Tag (?:vorher|davor)/i,
  it: /giorno prima/i,
};

function vagueDeadlines(sentence: string, language: Locale): string[] {
  const match = cancelling[language].test(sentence) ? dayBefore[language].exec(sentence) : null;
  return match ? [`the deadline is in hours: ${around(sentence, match)}`] : [];
}
