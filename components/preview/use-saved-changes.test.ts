import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
