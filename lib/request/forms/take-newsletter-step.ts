import 'server-only';
import { wakeWorker } from '../../forms/delivery/wake.ts';
import {
  confirmSubscription,
  endSubscription,
} from '../../forms/newsletter/change-subscription.ts';
import {
  type NewsletterStep,
  newsletterResultPath,
  type StepOutcome,
} from '../../forms/newsletter/newsletter-step.ts';
import { readToken } from '../../forms/newsletter/newsletter-token.ts';
import { submissionStore } from '../../forms/submission-store.ts';
import { formSecret } from '../../platform/crypto/form-secret.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { localeFrom } from '../../platform/i18n/locales.ts';
import { log } from '../../platform/log/log.ts';
import { messageOf } from '../../platform/log/message-of.ts';
import { refuseTooMany } from '../rate-limit/refuse-too-many.ts';

const changes = { confirm: confirmSubscription, unsubscribe: endSubscription } as const;

/**
 * Performs the step of a link in a newsletter mail and redirects to the page with the outcome
 * (specification, section 8: success is reported after it is stored).
 */
export async function takeNewsletterStep(
  step: NewsletterStep,
  request: Request,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = localeFrom(searchParams.get('locale'));
  const refusal = await refuseTooMany('newsletter', request.headers);
  // A mail client gets the status 429; a browser is redirected to the page for a failed step.
  if (refusal && !request.headers.get('accept')?.includes('text/html')) return refusal;
  const outcome = refusal ? 'failed' : await change(step, searchParams.get('key') ?? '');
  return new Response(null, {
    status: 303,
    headers: { 'Cache-Control': 'no-store', Location: newsletterResultPath(step, locale, outcome) },
  });
}

async function change(step: NewsletterStep, text: string): Promise<StepOutcome> {
  const now = new Date();
  try {
    const token = readToken(text, step, formSecret(serverEnv.forms), now);
    if (!token) return 'over';
    const handOver = serverEnv.forms.newsletterWebhook !== undefined;
    const found = await changes[step](await submissionStore(), token.id, handOver, now);
    wakeWorker();
    return found ? 'done' : 'over';
  } catch (error) {
    log('error', 'newsletter.failed', { step, error: messageOf(error) });
    return 'failed';
  }
}
