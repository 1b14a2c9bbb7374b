import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editedDocumentMessage, savedDocumentMessage } from '#lib/content/preview/edited-document';
import { useRefreshInPause } from './use-refresh-in-pause';

const refresh = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./use-page-refresh', () => ({ usePageRefresh: () => refresh }));

beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockClear();
});

afterEach(() => vi.useRealTimers());

const change = { before: {}, after: {} };
const typed = (id: string) => editedDocumentMessage({ ...change, id, isSaved: false });
const receive = (data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const open = () => renderHook(() => useRefreshInPause()).result.current;

test('while nobody types, the page is rendered again at once', async () => {
  await open()();
  expect(refresh).toHaveBeenCalledOnce();
});

test('while the editor types, the page waits until all of it is saved', async () => {
  const request = open();
  receive(typed('a'));
  receive(typed('b'));
  const done = Promise.all([request(), request()]);
  receive(savedDocumentMessage('b'));
  await wait(400);
  expect(refresh).not.toHaveBeenCalled();
  receive(savedDocumentMessage('a'));
  await done;
  expect(refresh).toHaveBeenCalledOnce();
});

test('what is saved between two keys waits for the next one', async () => {
  const request = open();
  receive(typed('a'));
  receive(savedDocumentMessage('a'));
  const done = request();
  await wait(150);
  receive(typed('a'));
  await wait(100);
  expect(refresh).not.toHaveBeenCalled();
  receive(savedDocumentMessage('a'));
  await wait(100);
  await done;
  expect(refresh).toHaveBeenCalledOnce();
});

test('who types without a pause sees what is saved after 600 ms', async () => {
  const request = open();
  receive(typed('a'));
  const done = request();
  for (let key = 0; key < 6; key++) {
    await wait(100);
    receive(typed('a'));
  }
  await done;
  expect(refresh).toHaveBeenCalledOnce();
});

test('the change of a colleague, which is saved already, is no typing', async () => {
  const request = open();
  receive(editedDocumentMessage({ ...change, id: 'a', isSaved: true }));
  await request();
  expect(refresh).toHaveBeenCalledOnce();
});
