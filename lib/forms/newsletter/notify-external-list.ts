import { createHmac } from 'node:crypto';
import type { SubscriberField } from '../schema/subscription.ts';
import type { SubscriberTable } from '../store/tables.ts';

const DEADLINE_MS = 10_000;

/** The external list, which is notified of subscriptions and unsubscriptions. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** The list did not respond with 2xx; for the operator, with the status. */
class NotAccepted extends Error {
  readonly code = 'ELIST';
  readonly responseCode: number;

  constructor(status: number) {
    super(`The list answered ${status}.`);
    this.responseCode = status;
  }
}

/**
 * Sends the current state of an address to the external list. The body is signed: `X-Signature` is
 * its HMAC-SHA-256 in hexadecimal, and `deliveryId` is the same on every retry. Rejects unless the
 * list responds with 2xx in 10 s.
 */
export async function notifyExternalList(
  subscriber: SubscriberTable,
  deliveryId: string,
  unsubscribeUrl: string,
  { url, secret }: Webhook,
): Promise<void> {
  const { email, name, phone, country } = subscriber;
  const fields = { email, name, phone, country } satisfies Record<SubscriberField, string>;
  const body = JSON.stringify({
    deliveryId,
    event: subscriber.state === 'confirmed' ? 'subscribed' : 'unsubscribed',
    ...fields,
    language: subscriber.locale,
    consentedAt: subscriber.consented_at,
    confirmedAt: subscriber.confirmed_at,
    unsubscribedAt: subscriber.unsubscribed_at,
    unsubscribeUrl,
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
    cache: 'no-store',
    // Following one would turn the POST into a GET without this body.
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new NotAccepted(response.status);
}
