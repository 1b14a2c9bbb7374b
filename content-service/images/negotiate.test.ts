import { describe, expect, test } from 'vitest';
import { accepts, negotiate } from './negotiate.ts';
import { parseImageParameters } from './parameters.ts';

const screen = { width: 800, height: 600 };

function decide(query: string, source: string, accept: string, size = screen, animated = false) {
  const parsed = parseImageParameters(new URLSearchParams(query));
  if (!parsed.ok || parsed.value === null) throw new Error(query);
  return negotiate(parsed.value, source, accept, size, animated);
}

describe('the format of a picture', () => {
  test.each([
    ['w=1', 'png', 'image/avif,image/webp', { format: 'png', better: null }],
    ['fm=jpg', 'png', '', { format: 'jpg', better: null }],
    ['auto=format', 'jpg', 'image/avif,image/webp,*/*', { format: 'webp', better: 'avif' }],
    ['auto=format', 'jpg', 'image/webp,*/*', { format: 'webp', better: null }],
    ['auto=format', 'png', '*/*', { format: 'png', better: null }],
    ['auto=format', 'tif', '*/*', { format: 'jpg', better: null }],
    ['auto=format', 'avif', '*/*', { format: 'jpg', better: null }],
    ['auto=format&fm=jpg', 'png', '*/*', { format: 'jpg', better: null }],
    ['fm=png', 'svg', '', { format: 'png', better: null }],
  ] as const)('%s of a %s for "%s"', (query, source, accept, expected) => {
    expect(decide(query, source, accept)).toEqual(expected);
  });

  test('large or animated pictures are not encoded as AVIF', () => {
    const accept = 'image/avif,image/webp';
    for (const size of [
      { width: 1201, height: 100 },
      { width: 100, height: 1201 },
    ]) {
      expect(decide('auto=format', 'jpg', accept, size).better).toBeNull();
      expect(decide('fm=avif', 'jpg', accept, size).format).toBe('webp');
      expect(decide('w=1', 'avif', accept, size).format).toBe('webp');
    }
    expect(decide('fm=avif', 'jpg', accept, { width: 1200, height: 1200 }).format).toBe('avif');
    expect(decide('auto=format', 'gif', accept, screen, true).better).toBeNull();
  });
});

test('a type with quality zero is not accepted', () => {
  expect(accepts('image/webp;q=0, */*', 'image/webp')).toBe(false);
  expect(accepts('image/webp;q=0.5', 'image/webp')).toBe(true);
});
