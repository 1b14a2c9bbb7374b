import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';

let fixture: Fixture;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  fixture = await createFixture();
});
afterEach(async () => {
  await fixture.remove();
  vi.useRealTimers();
});

test.each(['listen/production?query=*[_type=="book"]', 'live/events/production'])(
  'a quiet stream of %s gets comments, which move its position',
  async (path) => {
    const stop = new AbortController();
    const url = `${fixture.service.url}/v2026-01-01/data/${path}`;
    const { body } = await fetch(url, { signal: stop.signal });
    const reader = body?.getReader();
    let text = '';
    const readUntil = async (pattern: RegExp): Promise<string> => {
      for (;;) {
        const found = pattern.exec(text);
        if (found !== null) {
          text = text.slice(found.index + found[0].length);
          return found[0];
        }
        const chunk = await reader?.read();
        if (chunk?.done !== false) throw new Error('The stream has ended');
        text += new TextDecoder().decode(chunk.value);
      }
    };
    await readUntil(/^id: .+\n/m);
    vi.advanceTimersByTime(15_000);
    expect(await readUntil(/^:\n.*\n/m)).toBe(':\n\n');
    await fixture.client('editor').create({ _id: 'drafts.a', _type: 'song' });
    let comment = '';
    // The position moves when the stream has read the transaction, of which it needs nothing.
    while (!comment.includes('id: ')) {
      vi.advanceTimersByTime(15_000);
      comment = await readUntil(/^:\n.*\n/m);
    }
    expect(text).not.toContain('event: ');
    stop.abort();
  },
);
