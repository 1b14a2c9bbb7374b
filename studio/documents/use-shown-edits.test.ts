import { expect, it, vi } from 'vitest';
import { savedDocumentMessage, typingMessage } from '../../lib/content/preview/edited-document.ts';
import { openForm } from './testing/open-form.ts';
import { useShownEdits } from './use-shown-edits.ts';

const siteUrl = 'https://museum.example';

/** Opens the form of a document beside a frame; `received` is what is sent to the frame. */
function open() {
  const published = { _id: 'concert', title: 'Concert' };
  const state = { isSaved: false };
  const form = openForm(published, ({ value }) => useShownEdits(value, state.isSaved, siteUrl));
  const received = vi.fn();
  Object.defineProperties(window, {
    length: { value: 1 },
    0: { value: { postMessage: received } },
  });
  return { ...form, received, state };
}

it('each change is sent before it is saved, to the origin of the site alone', () => {
  const { edit, received } = open();
  edit({ _id: 'drafts.concert', title: 'Concerto' });
  edit({ title: 'Concertos' });
  const versions = ['Concert', 'Concerto', 'Concertos'].map((title, time) => ({
    _id: time === 0 ? 'concert' : 'drafts.concert',
    title,
  }));
  const edited = (time: number) =>
    expect.objectContaining({
      id: 'concert',
      before: versions[time],
      after: versions[time + 1],
    });
  expect(received.mock.calls).toEqual([
    [edited(0), siteUrl],
    [edited(1), siteUrl],
  ]);
});

it('the new revision of what has been saved is no change, and sent as word that it is saved', () => {
  const { edit, received, state } = open();
  const revision = { _rev: 'b', _updatedAt: '2026-11-29T10:00:00Z' };
  edit(revision);
  expect(received).not.toHaveBeenCalled();
  state.isSaved = true;
  edit(revision);
  expect(received.mock.calls).toEqual([[savedDocumentMessage('concert'), siteUrl]]);
});

it('a form that turns to another document has not changed it', () => {
  const { edit, received } = open();
  edit({ _id: 'drafts.other', title: 'Supper' });
  expect(received).not.toHaveBeenCalled();
});

it('the change of a colleague is sent as saved', () => {
  const { edit, received, state } = open();
  state.isSaved = true;
  edit({ title: 'Concerto' });
  expect(received).toHaveBeenLastCalledWith(expect.objectContaining({ isSaved: true }), siteUrl);
});

it('each key is announced before its field has taken it in', () => {
  const { received } = open();
  const input = document.body.appendChild(document.createElement('input'));
  let announced = 0;
  input.addEventListener('beforeinput', () => {
    announced = received.mock.calls.length;
  });
  input.dispatchEvent(new window.Event('beforeinput', { bubbles: true }));
  expect(announced).toBe(1);
  expect(received.mock.calls).toEqual([[typingMessage, siteUrl]]);
});
