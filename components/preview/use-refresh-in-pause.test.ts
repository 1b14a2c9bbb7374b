import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  editedDocumentMessage,
  savedDocumentMessage,
  typingMessage,
} from '#lib/content/preview/edited-document';
import { useRefreshInPause } from './use-refresh-in-pause';

const refresh = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./use-page-refresh', () => ({ usePageRefresh: () => refresh }));

beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockClear();
});

afterEach(() => vi.useRealTimers());

const change = { before: {}, after: {} };
const edited = (id: string) => editedDocumentMessage({ ...change, id, isSaved: false });
const receive = (data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const open = () => renderHook(() => useRefreshInPause()).result.current;

test('while nobody types, the page is rendered again at once', async () => {
  await open()();
  expect(refresh).toHaveBeenCalledOnce();
});

test('the page waits until all changes are saved', async () => {
  const request = open();
  receive(edited('a'));
  receive(edited('b'));
  const done = Promise.all([request(), request()]);
  receive(savedDocumentMessage('b'));
  await wait(400);
  expect(refresh).not.toHaveBeenCalled();
  receive(savedDocumentMessage('a'));
  await done;
  expect(refresh).toHaveBeenCalledOnce();
});

test('the word that a change is saved is not waited for longer than it takes', async () => {
  const request = open();
  receive(edited('a'));
  const done = request();
  await wait(500);
  expect(refresh).not.toHaveBeenCalled();
  await wait(100);
  await done;
  expect(refresh).toHaveBeenCalledOnce();
});

test('what is saved between two keys waits for the next one, which the form has yet to take in', async () => {
  const request = open();
  receive(typingMessage);
  receive(edited('a'));
  receive(savedDocumentMessage('a'));
  const done = request();
  await wait(200);
  receive(typingMessage);
  await wait(200);
  expect(refresh).not.toHaveBeenCalled();
  receive(edited('a'));
  receive(savedDocumentMessage('a'));
  await wait(200);
  await done;
  expect(refresh).toHaveBeenCalledOnce();
});

test('a change without a key is rendered as soon as it is saved', async () => {
  const request = open();
  receive(edited('a'));
  const done = request();
  receive(savedDocumentMessage('a'));
  await done;
  expect(refresh).toHaveBeenCalledOnce();
});

test('who types without a pause sees what is saved after three seconds', async () => {
  const request = open();
  receive(typingMessage);
  const done = request();
  for (let key = 0; key < 15; key++) {
    expect(refresh).not.toHaveBeenCalled();
    await wait(200);
    receive(typingMessage);
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
