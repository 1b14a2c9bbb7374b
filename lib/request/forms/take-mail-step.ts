import 'server-only';
import { wakeWorker } from '../../forms/delivery/wake.ts';
import {
  type MailStep,
  type StepOutcome,
  stepResultPath,
  tokenParameter,
} from '../../forms/mail-step/mail-step.ts';
import { readToken } from '../../forms/mail-step/step-token.ts';
import {
  confirmSubscription,
  endSubscription,
} from '../../forms/newsletter/change-subscription.ts';
import { readForm } from '../../forms/receive/read-form.ts';
import type { Store } from '../../forms/store/store.ts';
import { submissionStore } from '../../forms/submission-store.ts';
import { joinWaitingList } from '../../forms/waiting-list/join-waiting-list.ts';
import { formSecret } from '../../platform/crypto/form-secret.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { localeFrom } from '../../platform/i18n/locales.ts';
import { log } from '../../platform/log/log.ts';
import { messageOf } from '../../platform/log/message-of.ts';
import { refuseTooMany } from '../rate-limit/refuse-too-many.ts';
import { findSoldOut } from './find-sold-out.ts';

/** The statuses of outcomes for a mail client, which must not be redirected (RFC 8058, section 3.1). */
const clientStatus = { done: 200, over: 410, failed: 503 } as const satisfies Record<
  StepOutcome,
  number
>;

/** What became of a step, and the `_id` of the event to lead to from there; null for none. */
interface Taken {
  readonly outcome: StepOutcome;
  readonly about: string | null;
}

const failed: Taken = { outcome: 'failed', about: null };

/**
 * Performs the step of a link in a mail. Redirects a browser to the page with the outcome once that is
 * stored, and answers a mail client with a status: 400 if its form is malformed.
 */
export async function takeMailStep(step: MailStep, request: Request): Promise<Response> {
  if (!(await hasForm(request))) return new Response(null, { status: 400 });
  const { searchParams } = new URL(request.url);
  const locale = localeFrom(searchParams.get('locale'));
  const refusal = await refuseTooMany('mailStep', request.headers);
  const isBrowser = request.headers.get('accept')?.includes('text/html') ?? false;
  if (refusal && !isBrowser) return refusal;
  const { outcome, about } = refusal
    ? failed
    : await change(step, searchParams.get(tokenParameter) ?? '');
  const headers = { 'Cache-Control': 'no-store' };
  if (!isBrowser) return new Response(null, { status: clientStatus[outcome], headers });
  const page = stepResultPath(step, locale, outcome, about);
  return new Response(null, { status: 303, headers: { ...headers, Location: page } });
}

/**
 * Whether the body is a form, or there is none. What it says does not matter: mail clients send one
 * fixed field (RFC 8058, section 3.1), the page's form none.
 */
async function hasForm({ headers, body }: Request): Promise<boolean> {
  const type = headers.get('content-type');
  return type === null || body === null || (await readForm(type, body)) !== 'unreadable';
}

async function change(step: MailStep, text: string): Promise<Taken> {
  const now = new Date();
  try {
    const token = readToken(text, step, formSecret(serverEnv.forms), now);
    if (!token) return takenIf(false);
    const taken = await perform(step, token.id, await submissionStore(), now);
    wakeWorker();
    return taken;
  } catch (error) {
    log('error', 'mail-step.failed', { step, error: messageOf(error) });
    return failed;
  }
}

async function perform(step: MailStep, id: string, store: Store, now: Date): Promise<Taken> {
  const notifiesList = serverEnv.forms.newsletterWebhook !== undefined;
  switch (step) {
    case 'confirm':
      return takenIf(await confirmSubscription(store, id, notifiesList, now));
    case 'unsubscribe':
      return takenIf(await endSubscription(store, id, notifiesList, now));
    case 'join': {
      const { joined, eventId } = await joinWaitingList(id, { store, findSoldOut }, now);
      return takenIf(joined, eventId);
    }
  }
}

/** Returns the outcome of a step that found what it is about, or for which that is over. */
function takenIf(isFound: boolean, about: string | null = null): Taken {
  return isFound ? { outcome: 'done', about: null } : { outcome: 'over', about };
}
