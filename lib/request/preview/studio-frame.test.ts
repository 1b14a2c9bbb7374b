import { expect, test } from 'vitest';
import { isForStudioFrame } from './studio-frame.ts';

const isFor = (url: string, cookie?: string) =>
  isForStudioFrame({ url, headers: cookie === undefined ? {} : { cookie } });

test.each(['preview-token=studio.abc.drafts', 'a=b; preview-token=studio.abc.drafts; c=d'])(
  'a preview that the Studio has opened is for its frame: %s',
  (cookie) => {
    expect(isFor('/en', cookie)).toBe(true);
  },
);

test('the reason why a preview did not open is for its frame', () => {
  expect(isFor('/de/preview/refused?path=%2F')).toBe(true);
});

test.each([
  undefined,
  '',
  'preview-token=skAbc.123-456_7890',
  'preview-token=link.studio.abc',
  'xpreview-token=studio.abc.drafts',
  'a=preview-token=studio.abc.drafts',
])('no other page is: %s', (cookie) => {
  expect(isFor('/en?preview-token=studio.', cookie)).toBe(false);
});
