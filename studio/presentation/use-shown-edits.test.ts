import { expect, it, vi } from 'vitest';
import { openForm } from '../documents/testing/open-form.ts';
import { useShownEdits } from './use-shown-edits.ts';

const siteUrl = 'https://museum.example';

/** Opens the form of a document beside a frame; `received` is what is sent to the frame. */
function open({ readOnly = false } = {}) {
  const published = { _id: 'concert', title: 'Concert' };
  const form = openForm(published, (props) => useShownEdits(props, siteUrl), { readOnly });
  const received = vi.fn();
  Object.defineProperties(window, {
    length: { value: 1 },
    0: { value: { postMessage: received } },
  });
  return { ...form, received };
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

it('the new revision of what has been saved is no change', () => {
  const { edit, received } = open();
  edit({ _rev: 'b', _updatedAt: '2026-11-29T10:00:00Z' });
  expect(received).not.toHaveBeenCalled();
});

it('a form that turns to another document has not changed it', () => {
  const { edit, received } = open();
  edit({ _id: 'drafts.other', title: 'Supper' });
  expect(received).not.toHaveBeenCalled();
});

it('a form that cannot be edited sends nothing', () => {
  const { edit, received } = open({ readOnly: true });
  edit({ title: 'Concerto' });
  expect(received).not.toHaveBeenCalled();
});
