// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { aQuery } from '../testing/a-query.ts';
import { beginComparison } from './comparisons.ts';
import { requestAnswer } from './request-answer.ts';
import { requestCurrent } from './request-current.ts';

vi.mock('../client/client.ts', () => ({ contentClient: 'the CDN', freshClient: 'the API' }));
vi.mock('./request-answer.ts', () => ({ requestAnswer: vi.fn() }));

const options = { deadline: 1000 };

/** Mocks the answers of the service, one after the other; `before` runs before each is sent. */
function serve(answers: readonly string[], before: (index: number) => void = () => undefined) {
  vi.mocked(requestAnswer).mockReset();
  for (const [index, title] of answers.entries()) {
    vi.mocked(requestAnswer).mockImplementationOnce(async (_client, query) => {
      before(index);
      return query.parse([title]);
    });
  }
}

it('reads past the CDN, which may return the previous state', async () => {
  serve(['current']);
  const { answer } = await requestCurrent(aQuery(), {}, options);
  expect(answer).toMatchObject({ ok: true, value: ['current'] });
  expect(vi.mocked(requestAnswer).mock.calls.map(([client]) => client)).toEqual(['the API']);
});

it('requests it again if a comparison begins meanwhile', async () => {
  serve(['before the change', 'after it'], (index) => {
    if (index === 0) beginComparison();
  });
  const { answer } = await requestCurrent(aQuery(), {}, options);
  expect(answer).toMatchObject({ value: ['after it'] });
});

it('takes the third answer in any case', async () => {
  serve(['first', 'second', 'third'], beginComparison);
  const { answer } = await requestCurrent(aQuery(), {}, options);
  expect(answer).toMatchObject({ value: ['third'] });
});
