import { isIsoDate } from '../../platform/format/is-iso-date.ts';
import { isLocale, type Locale, localeFrom } from '../../platform/i18n/locales.ts';
import { maxVoucherAmount } from '../limits.ts';
import { isCode } from '../referral/code.ts';
import { codesIn } from '../referral/codes-in.ts';
import type { CheckoutOrder, CheckoutProduct, CheckoutRequest } from './checkout-request.ts';

/** The names of the parameters that a visitor may fill in with a form, as in `docs/checkout.md`. */
export const orderField = 'booking';
export const dateField = 'date';
export const languageField = 'language';

/** The value of a voucher without an amount: an experience for two. */
const forTwo = 'for-two';

const documentId = /^[-._\w]{1,128}$/;

/** Returns an order as query parameters; `docs/checkout.md` lists their names. */
export function toQuery(order: CheckoutOrder): URLSearchParams {
  const { locale, product, date, time, language, party, tickets, ref, dsc } = order;
  const query = new URLSearchParams({ locale });
  const put = (key: string, value: string | number | null) => {
    if (value !== null) query.set(key, String(value));
  };
  if (product.kind === 'experience' || product.kind === 'event') put(product.kind, product.id);
  if (product.kind === 'voucher') put('voucher', product.amount ?? forTwo);
  if (product.kind === 'booking') put(orderField, product.order ?? '');
  put(dateField, date && (time === null ? date : writeStart(date, time)));
  put(languageField, language);
  put('party', party);
  put('tickets', tickets && writeTickets(tickets));
  put('ref', ref);
  put('dsc', dsc);
  return query;
}

/**
 * Returns a whole request as query parameters: those of the order, and what only the browser knows.
 */
export function toRequestQuery(request: CheckoutRequest): URLSearchParams {
  const query = toQuery(request);
  if (request.consent) query.set('consent', request.consent.join(' '));
  query.set('return', request.returnTo);
  return query;
}

/** Reads the order from query parameters. Invalid values count as missing. */
export function readQuery(query: URLSearchParams): CheckoutOrder {
  const { ref = null, dsc = null } = codesIn(query);
  return {
    locale: localeFrom(query.get('locale')),
    product: readProduct(query),
    ...readStart(query.get(dateField)),
    language: readLanguage(query.get(languageField)),
    party: wholeNumber(query.get('party'), 999),
    tickets: readTickets(query.get('tickets')),
    ref,
    dsc,
  };
}

function readProduct(query: URLSearchParams): CheckoutProduct {
  for (const kind of ['experience', 'event'] as const) {
    const id = query.get(kind) ?? '';
    if (documentId.test(id)) return { kind, id };
  }
  const voucher = query.get('voucher');
  if (voucher === forTwo) return { kind: 'voucher', amount: null };
  const amount = wholeNumber(voucher, maxVoucherAmount);
  if (amount) return { kind: 'voucher', amount };
  const order = query.get(orderField)?.replace(/\s/g, '');
  if (order !== undefined) return { kind: 'booking', order: isCode(order) ? order : null };
  return { kind: 'tickets' };
}

/** Writes the day and the time of a start as `2026-12-04T14:30`. */
export function writeStart(date: string, time: string): string {
  return `${date}T${time}`;
}

function readStart(value: string | null): Pick<CheckoutOrder, 'date' | 'time'> {
  const [day = '', clock = ''] = value?.split('T') ?? [];
  const date = readIsoDate(day);
  return { date, time: date && readTime(clock) };
}

/** Returns a value that is a time of day (`HH:mm`), or null. */
export function readTime(value: string): string | null {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null;
}

function readLanguage(value: string | null): Locale | null {
  return isLocale(value) ? value : null;
}

/** Returns a value that is a date (`YYYY-MM-DD`) in this century or the next, or null. */
export function readIsoDate(value: string): string | null {
  return /^2[01]/.test(value) && isIsoDate(value) ? value : null;
}

/** Writes numbers of tickets as `2.adult 1.child`. */
function writeTickets(tickets: Readonly<Record<string, number>>): string {
  return Object.entries(tickets)
    .map(([id, count]) => `${count}.${id}`)
    .join(' ');
}

function readTickets(value: string | null): Record<string, number> | null {
  const tickets = (value ?? '').split(' ', 50).flatMap((part): [string, number][] => {
    const dot = part.indexOf('.');
    const [count, id] = [wholeNumber(part.slice(0, dot), 99), part.slice(dot + 1)];
    return dot > 0 && count && documentId.test(id) ? [[id, count]] : [];
  });
  return tickets.length > 0 ? Object.fromEntries(tickets) : null;
}

function wholeNumber(value: string | null, max: number): number | null {
  const number = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 0;
  return number > 0 && number <= max ? number : null;
}
