import { jsonPath, studioPathToJsonPath } from '@sanity/client/csm';
import { renderHook } from '@testing-library/react';
import { vercelStegaCombine, vercelStegaSplit } from '@vercel/stega';
import { beforeEach, expect, test, vi } from 'vitest';
import { textMarker } from '#lib/content/client/mark-texts';
import { type EditedDocument, editedDocumentMessage } from '#lib/content/preview/edited-document';
import { useEditedTexts } from './use-edited-texts';

/** Returns a text of a published document as the site marks it in previews of the Studio. */
function marked(text: string, path: string, id = 'concert'): string {
  const source = { type: 'documentValue', document: 0, path: 0 } as const;
  const mark = textMarker('https://studio.example', 'de');
  return String(
    mark(text, {
      documents: [{ _id: id, _type: 'event' }],
      paths: [jsonPath(studioPathToJsonPath(path))],
      mappings: { $: { type: 'value', source } },
    }),
  );
}

const spanPath = 'body.en[_key=="a"].children[_key=="b"].text';
const version = (title: string, span = 'Six violins.') => ({
  _id: 'drafts.concert',
  title: { en: title },
  body: { en: [{ _key: 'a', children: [{ _key: 'b', text: span }] }] },
});

function receive(
  edited: Partial<EditedDocument>,
  source: MessageEventSource | null = window.parent,
): void {
  const before = version('Concert');
  const unchanged = { id: 'concert', before, after: before, isSaved: false };
  const data = editedDocumentMessage({ ...unchanged, ...edited });
  window.dispatchEvent(new MessageEvent('message', { data, source }));
}

const heading = () => document.querySelector('h1')?.firstChild ?? document;
const texts = () =>
  [...document.querySelectorAll('h1, h2, p')].map(
    ({ textContent }) => vercelStegaSplit(textContent ?? '').cleaned,
  );

beforeEach(() => {
  document.body.innerHTML = '<h1></h1><p></p>';
  document.querySelector('h1')?.append(marked('Concert', 'title.en'));
  document.querySelector('p')?.append(marked('Six violins.', spanPath));
});

test('a text is shown as it is typed, with the mark of its field', () => {
  renderHook(() => useEditedTexts());
  const { encoded } = vercelStegaSplit(heading().nodeValue ?? '');
  receive({ after: version('Concerto', 'Seven violins.') });
  expect(texts()).toEqual(['Concerto', 'Seven violins.']);
  expect(vercelStegaSplit(heading().nodeValue ?? '').encoded).toBe(encoded);
});

test('an earlier version that the server renders meanwhile is replaced', async () => {
  renderHook(() => useEditedTexts());
  receive({ after: version('Concert i') });
  receive({ before: version('Concert i'), after: version('Concert in') });
  heading().nodeValue = marked('Concert i', 'title.en');
  await expect.poll(texts).toContain('Concert in');
  document.body.innerHTML = `<h2>${marked('Concert', 'title.en')}</h2>`;
  await expect.poll(texts).toEqual(['Concert in']);
});

test.each([
  ['that the page has changed', 'Concert, tomorrow', 'title.en', 'concert'],
  ['of another document', 'Concert', 'title.en', 'other'],
  ['of a field that is in no version', 'Concert', 'summary.en', 'concert'],
])('a text %s is left to the server', (_, text, path, id) => {
  heading().nodeValue = marked(text, path, id);
  renderHook(() => useEditedTexts());
  receive({ after: version('Concerto') });
  expect(texts()[0]).toBe(text);
});

test('a text without a mark, or with one of another kind, is left as it is', () => {
  document.querySelector('p')?.replaceChildren('Concert');
  heading().nodeValue = vercelStegaCombine('Concert', { origin: 'elsewhere' });
  renderHook(() => useEditedTexts());
  receive({ after: version('Concerto') });
  expect(texts()).toEqual(['Concert', 'Concert']);
});

test('a change back to an earlier version is shown', () => {
  renderHook(() => useEditedTexts());
  receive({ after: version('Concerto') });
  receive({ before: version('Concerto'), after: version('Concert') });
  expect(texts()[0]).toBe('Concert');
});

test('what has not changed for ten seconds is left to the server', async () => {
  vi.useFakeTimers();
  renderHook(() => useEditedTexts());
  receive({ after: version('Concerto') });
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  // A colleague has changed it back.
  heading().nodeValue = marked('Concert', 'title.en');
  document.querySelector('p')?.replaceChildren('Something that the page observes');
  await expect.poll(() => texts()[1]).toContain('Something');
  expect(texts()[0]).toBe('Concert');
});

test('a form that opens with the change of a colleague is shown as it is typed', () => {
  renderHook(() => useEditedTexts());
  receive({ after: version('Concerto') });
  heading().nodeValue = marked('Konzert', 'title.en');
  receive({ before: version('Konzert'), after: version('Konzerts') });
  expect(texts()[0]).toBe('Konzerts');
});

test('a field that is emptied is empty on the page', () => {
  renderHook(() => useEditedTexts());
  receive({ after: { ...version('Concert'), title: {} } });
  expect(texts()[0]).toBe('');
});

test.each(['\u200c', '\u2060', '\ufeff', '\u200b'])(
  'invisible characters that are no mark (%j) keep no other text from being shown',
  (character) => {
    document.querySelector('p')?.before(`Concert${character.repeat(5)}`);
    document.querySelector('h1')?.before(`Concert${character.repeat(5)}`);
    renderHook(() => useEditedTexts());
    receive({ after: version('Concerto', 'Seven violins.') });
    expect(texts()).toEqual(['Concerto', 'Seven violins.']);
  },
);

test('nobody but the Studio around the frame changes a text, and no other message does', () => {
  renderHook(() => useEditedTexts());
  receive({ after: version('Concerto') }, null);
  const data = { type: 'presentation/focus', id: 'concert', after: version('Concerto') };
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
  expect(texts()[0]).toBe('Concert');
});

test('a page that is left changes no more', () => {
  const { unmount } = renderHook(() => useEditedTexts());
  unmount();
  receive({ after: version('Concerto') });
  expect(texts()[0]).toBe('Concert');
});
