import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { z } from 'zod';
import { parseJson } from '../../platform/http/parse-json.ts';
import type { Count } from '../rate-limit/memory-count.ts';
import { signatureTolerance } from './used-signatures.ts';

/** A changed document, as sent by the webhook. */
const webhookSchema = z.object({ _id: z.string().min(1), _type: z.string().min(1) });

type DocumentChange = z.infer<typeof webhookSchema>;

/**
 * The result of parsing a webhook call; the reason reveals no more than a client without the secret
 * needs.
 */
export type ParsedWebhook =
  | { readonly ok: true; readonly change: DocumentChange }
  | { readonly ok: false; readonly status: 400 | 401; readonly reason: string };

/**
 * Validates a webhook call of the content service: signed (HMAC-SHA256, compared in constant time
 * by the service's own toolkit), recent, well-formed, and not accepted before according to `used`, so
 * that replayed calls have no effect.
 */
export async function parseWebhook(
  body: string,
  headers: Headers,
  secret: string | undefined,
  now: Date,
  used: Count,
): Promise<ParsedWebhook> {
  const signature = headers.get(SIGNATURE_HEADER_NAME);
  if (!secret || !signature) return refused(401, 'unsigned');
  const [, time, hash = ''] = /^t=(\d+)[, ]+v1=([^, ]+)$/.exec(signature) ?? [];
  const signedAt = Number(time);
  if (!(Math.abs(now.getTime() - signedAt) <= signatureTolerance)) return refused(401, 'stale');
  if (!(await isValidSignature(body, signature, secret))) return refused(401, 'bad signature');
  const parsed = webhookSchema.safeParse(parseJson(body));
  if (!parsed.success) return refused(400, 'malformed');
  const isFirstUse = (await used.add(hash, now)) !== null;
  return isFirstUse ? { ok: true, change: parsed.data } : refused(401, 'used before');
}

function refused(status: 400 | 401, reason: string): ParsedWebhook {
  return { ok: false, status, reason };
}
