import { z } from 'zod';
import { plainError } from '../http/errors.ts';
import { fail, type Result, succeed } from '../http/result.ts';

/** Largest edge of a rendered picture, in pixels. */
export const MAX_EDGE = 4096;

/**
 * Most pixels of a rendered picture: any client may request one, and each costs time and memory.
 */
export const MAX_PIXELS = 8_000_000;

/** Best quality of a rendered picture: above it, files grow without a visible difference. */
const MAX_QUALITY = 90;

/**
 * Largest edge a request may contain, as in the hosted service; the rendered picture is smaller.
 */
const MAX_REQUESTED_EDGE = 8192;

const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const pixels = number(1, MAX_REQUESTED_EDGE).transform(Math.round);
const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((v) => v === 'true' || v === '1' || v === '');

const CROPS = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const;

const schema = z.object({
  w: pixels.optional(),
  h: pixels.optional(),
  'max-w': pixels.optional(),
  'max-h': pixels.optional(),
  'min-w': pixels.optional(),
  'min-h': pixels.optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']).default('clip'),
  crop: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(CROPS)))
    .optional(),
  rect: z
    .string()
    .regex(/^\d+,\d+,\d+,\d+$/)
    .transform((value) => value.split(',').map(Number))
    .optional(),
  'fp-x': number(0, 1).optional(),
  'fp-y': number(0, 1).optional(),
  q: number(0, 100)
    .transform((value) => Math.min(Math.max(Math.round(value), 1), MAX_QUALITY))
    .optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif', 'json']).optional(),
  auto: z.enum(['format']).optional(),
  dpr: number(0.1, 5).default(1),
  blur: number(0, 2000).default(0),
  bg: z
    .string()
    .regex(/^([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
    .optional(),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  or: z.enum(['0', '90', '180', '270']).transform(Number).default(0),
  sat: number(-100, 100).default(0),
  sharp: number(0, 100).default(0),
  sharpen: number(0, 100).default(0),
  invert: flag.default(false),
});

/** The validated parameters of the protocol's image URLs. */
export type ImageParameters = z.infer<typeof schema>;

const NAMES = Object.keys(schema.shape);

/**
 * Parses the parameters of an image URL. Unknown ones are ignored, as in the hosted service; an
 * invalid value fails with 400 and the parameter's name. Returns null where no parameter is given
 * and the original is requested.
 */
export function parseImageParameters(query: URLSearchParams): Result<ImageParameters | null> {
  const given = NAMES.filter((name) => query.has(name));
  if (given.length === 0 || query.get('dlRaw') === 'true') return succeed(null);
  const parsed = schema.safeParse(
    Object.fromEntries(given.map((name) => [name, query.get(name) ?? ''])),
  );
  if (parsed.success) return succeed(parsed.data);
  const name = String(parsed.error.issues[0]?.path[0] ?? '');
  return fail(plainError(400, `Invalid image parameter "${name}": "${query.get(name) ?? ''}"`));
}
