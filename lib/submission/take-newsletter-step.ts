import 'server-only';
import { serverEnv } from '../env/server.ts';
import { localeFrom } from '../i18n/locales.ts';
import { log } from '../log/log.ts';
import { messageOf } from '../log/message-of.ts';
import { refuseTooMany } from '../rate-limit/refuse-too-many.ts';
import { wakeWorker } from './delivery/wake.ts';
import { formSecret } from './form-secret.ts';
import { confirmSubscription, endSubscription } from './newsletter/change-subscription.ts';
import {
  type NewsletterStep,
  newsletterResultPath,
  type StepOutcome,
} from './newsletter/newsletter-step.ts';
import { readToken } from './newsletter/newsletter-token.ts';
import { submissionStore } from './submission-store.ts';

const changes = { confirm: confirmSubscription, unsubscribe: endSubscription } as const;

/**
 * Takes the step that a link of a newsletter mail is for and answers with the way to the page
 * that says so (specification, section 8: success is said after it is stored).
 */
export async function takeNewsletterStep(
  step: NewsletterStep,
  request: Request,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = localeFrom(searchParams.get('locale'));
  const refusal = await refuseTooMany('newsletter', request.headers);
  // A mail program is told so; a person is shown the page of what did not work.
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
