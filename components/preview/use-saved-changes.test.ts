import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editedDocumentMessage, savedDocumentMessage } from '#lib/content/preview/edited-document';
import { useSavedChanges } from './use-saved-changes';

/** A message as the Studio sends it to the frame. */
const message = (type: string, event: unknown) => ({
  domain: 'sanity/channels',
  from: 'presentation',
  to: 'visual-editing',
  type,
  data: { event },
});
const saved = message('presentation/snapshot-event', { type: 'mutation', documentId: 'drafts.a' });

const typed = { before: {}, after: {}, isSaved: false };
const edited = editedDocumentMessage({ ...typed, id: 'a' });
const editedB = editedDocumentMessage({ ...typed, id: 'b' });

afterEach(() => vi.useRealTimers());

const receive = (data: unknown, source: MessageEventSource | null = window.parent) =>
  window.dispatchEvent(new MessageEvent('message', { data, source }));

test('each saved change that the Studio reports is passed on, until the page is left', () => {
  const onChange = vi.fn();
  const { unmount } = renderHook(() => useSavedChanges(onChange));
  receive(saved);
  receive(saved);
  expect(onChange).toHaveBeenCalledTimes(2);
  unmount();
  receive(saved);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('what was saved before the Studio listened is passed on once it does', () => {
  const onChange = vi.fn();
  renderHook(() => useSavedChanges(onChange));
  receive(message('presentation/snapshot-event', { type: 'welcome' }));
  expect(onChange).toHaveBeenCalledOnce();
});

test.each([
  ['another message', message('presentation/focus', { type: 'mutation' })],
  ['a message without an event', { type: 'presentation/snapshot-event' }],
  ['a text', 'presentation/snapshot-event'],
])('%s is no change', (_, data) => {
  const onChange = vi.fn();
  renderHook(() => useSavedChanges(onChange));
  receive(data);
  expect(onChange).not.toHaveBeenCalled();
});

test('nobody but the Studio around the frame reports changes', () => {
  const onChange = vi.fn();
  renderHook(() => useSavedChanges(onChange));
  receive(saved, null);
  expect(onChange).not.toHaveBeenCalled();
});

test('while the editor types, what is saved waits until all of it is', () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  renderHook(() => useSavedChanges(onChange));
  receive(edited);
  receive(editedB);
  receive(saved);
  receive(edited);
  receive(saved);
  expect(onChange).not.toHaveBeenCalled();
  receive(savedDocumentMessage('b'));
  receive(savedDocumentMessage('a'));
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onChange).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledOnce();
});

test('the change of a colleague is passed on at once', () => {
  const onChange = vi.fn();
  renderHook(() => useSavedChanges(onChange));
  receive(editedDocumentMessage({ ...typed, id: 'a', isSaved: true }));
  receive(saved);
  expect(onChange).toHaveBeenCalledOnce();
});

test('who types without a pause sees what is saved all the same', () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  renderHook(() => useSavedChanges(onChange));
  receive(edited);
  receive(saved);
  for (let key = 0; key < 7; key++) {
    vi.advanceTimersByTime(100);
    receive(edited);
  }
  expect(onChange).toHaveBeenCalledOnce();
});
