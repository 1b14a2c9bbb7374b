import 'server-only';
import { type Choice, readRecord, recordChoice, writeRecord } from '../consent/consent-record.ts';
import { consentCookie } from '../consent/consent-rules.ts';
import { saveCookieChoice } from '../forms/store/cookie-choices.ts';
import { submissionStore } from '../forms/submission-store.ts';
import { DAY_S } from '../platform/durations.ts';
import { cookieLine } from '../platform/http/cookie-line.ts';
import { log } from '../platform/log/log.ts';
import { messageOf } from '../platform/log/message-of.ts';

/**
 * Stores a visitor's choice: in the consent log, and in the cookie that the returned `Set-Cookie`
 * value sets. The server sets it because Safari deletes cookies set by scripts after 7 days.
 * `earlier` is the previous value of the cookie, `origin` the origin at which the visitor sees the
 * site. Returns null if the log could not be written: a choice that cannot be proved is not stored,
 * and the visitor is asked again.
 */
export async function storeChoice(
  choice: Choice,
  earlier: string | undefined,
  origin: string,
): Promise<string | null> {
  const record = recordChoice(choice, readRecord(earlier), new Date());
  try {
    await saveCookieChoice(await submissionStore(), record);
  } catch (error) {
    log('error', 'consent.not-stored', { error: messageOf(error) });
    return null;
  }
  const { name, days } = consentCookie;
  return cookieLine({ name, value: writeRecord(record), maxAge: days * DAY_S }, origin);
}
