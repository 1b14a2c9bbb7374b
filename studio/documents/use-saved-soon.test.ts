import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openForm } from './testing/open-form.ts';
import { useSavedSoon } from './use-saved-soon.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens the form of a document whose changes are not saved, or are at once. */
function open({ isSaved = false } = {}) {
  const save = vi.fn();
  const form = openForm({ _id: 'drafts.concert', title: '' }, ({ value }) =>
    useSavedSoon(value, isSaved, save),
  );
  return { ...form, save };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('what is typed without a pause is saved every 300 ms', () => {
  const { edit, save } = open();
  for (let key = 1; key <= 10; key += 1) {
    edit({ title: 'x'.repeat(key) });
    wait(100);
  }
  expect(save).toHaveBeenCalledTimes(3);
});

it('what was typed last is saved after a short pause', () => {
  const { edit, save } = open();
  edit({ title: 'C' });
  wait(100);
  edit({ title: 'Co' });
  wait(100);
  expect(save).not.toHaveBeenCalled();
  wait(50);
  expect(save).toHaveBeenCalledOnce();
  wait(1000);
  expect(save).toHaveBeenCalledOnce();
});

it('nothing is saved in a form that nobody changes', () => {
  const { save } = open();
  wait(1000);
  expect(save).not.toHaveBeenCalled();
});

it('what is saved already is not saved again', () => {
  const { edit, save } = open({ isSaved: true });
  edit({ title: 'Concert' });
  wait(1000);
  expect(save).not.toHaveBeenCalled();
});

it('the revision that a save returns does not put off what is typed after it', () => {
  const { edit, save } = open();
  edit({ title: 'C' });
  wait(100);
  edit({ _rev: 'b', _updatedAt: '2026-11-29T10:00:00Z' });
  wait(50);
  expect(save).toHaveBeenCalledOnce();
});

it('what is not saved yet is saved when the form goes away', () => {
  const { edit, close, save } = open();
  edit({ title: 'Concert' });
  close();
  expect(save).toHaveBeenCalledOnce();
});
