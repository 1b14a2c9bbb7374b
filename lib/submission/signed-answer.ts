import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';

/**
 * An answer as the name that its page is asked for by, good until a moment (ms since 1970): nothing
 * has to be kept for it, and nobody can make one up.
 */
export function writeSignedAnswer(content: object, until: number, secret: string): string {
  const text = `${until}.${Buffer.from(JSON.stringify(content)).toString('base64url')}`;
  return `${text}.${sign(text, secret)}`;
}

/** The answer that a name says, or null for one that is over, forged or no such name. */
export function readSignedAnswer<Answer>(
  name: string,
  schema: z.ZodType<Answer>,
  secret: string,
  now: Date,
): Answer | null {
  const [until = '', content = '', signature = ''] = name.split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(`${until}.${content}`, secret));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  if (Number(until) <= now.getTime()) return null;
  const parsed = schema.safeParse(parseJson(Buffer.from(content, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : null;
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`answer\n${text}`).digest('base64url');
}
