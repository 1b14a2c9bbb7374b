import type { LoggedChange } from '../store/transaction.ts';
import { errorMessage } from '../util/error-message.ts';
import { PROJECT_ID } from '../util/project.ts';
import { signWebhook } from './signature.ts';

/** How long the receiver may take to respond, in ms. */
const ANSWER_WITHIN_MS = 10_000;
/** Temporary refusals: the receiver expects another attempt. */
const PASSING = new Set([408, 425, 429]);

/** The outcome of a delivery: received, to be retried, or refused permanently. */
export type Delivery =
  | { readonly kind: 'received' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'refused'; readonly status: number };

/**
 * Sends one change, signed, in the format of the hosted service's webhooks: the body is `{_id,
 * _type}`, the rest is in the headers. A redirect counts as a failure, because the signature is
 * meant for the configured URL only.
 */
export async function deliver(
  url: string,
  secret: string,
  change: LoggedChange,
  signal: AbortSignal,
): Promise<Delivery> {
  const { documentId, documentType, operation, dataset, transactionId } = change;
  const body = JSON.stringify({ _id: documentId, _type: documentType });
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      headers: {
        'content-type': 'application/json',
        'sanity-webhook-signature': signWebhook(body, secret, Date.now()),
        'sanity-operation': operation,
        'sanity-document-id': documentId,
        'sanity-dataset': dataset,
        'sanity-project-id': PROJECT_ID,
        'sanity-transaction-id': transactionId,
        // The same for every attempt at this change, so that the receiver can detect repetitions.
        'idempotency-key': `${change.sequence}-${dataset}-${documentId}`,
      },
    });
    await response.body?.cancel();
    if (response.ok) return { kind: 'received' };
    const isFinal =
      response.status >= 400 && response.status < 500 && !PASSING.has(response.status);
    if (isFinal) return { kind: 'refused', status: response.status };
    return { kind: 'failed', reason: `HTTP ${response.status}` };
  } catch (error) {
    return { kind: 'failed', reason: errorMessage(error) };
  }
}
