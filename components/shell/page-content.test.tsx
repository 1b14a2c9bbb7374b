import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const content = (
  <main>
    <p>Beer</p>
    <input name="count" />
  </main>
);

let PageContent: typeof import('./page-content').PageContent;
let container: HTMLElement;
let root: Root | undefined;

beforeEach(async () => {
  vi.resetModules();
  ({ PageContent } = await import('./page-content'));
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<PageContent className="shell">{content}</PageContent>);
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
});

/** Hydrates the document as the server sends it, without the data of its content. */
function hydrate(): void {
  act(() => {
    root = hydrateRoot(container, <PageContent className="shell" />);
  });
}

test('the content of a document stays in place, with what has been typed', () => {
  const field = screen.getByRole('textbox');
  field.focus();
  (field as HTMLInputElement).value = '2';
  hydrate();
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('2');
});

test('a visitor who comes back sees the content again as it was when it was hydrated', () => {
  hydrate();
  screen.getByText('Beer').textContent = 'changed by a script';
  act(() => root?.render(<PageContent key="b">Another page</PageContent>));
  expect(screen.queryByRole('main')).toBeNull();
  act(() => root?.render(<PageContent key="a" className="shell" />));
  expect(screen.getByText('Beer')).toBeVisible();
  expect(container.firstElementChild).toHaveClass('shell');
});

test('new data replace the content', () => {
  hydrate();
  act(() => root?.render(<PageContent className="shell">Less beer</PageContent>));
  expect(container).toHaveTextContent(/^Less beer$/);
});

test('a document that React cannot hydrate, and so renders again, keeps its content', () => {
  const onRecoverableError = vi.fn();
  screen.getByRole('main').id = 'content';
  const differing = (
    <>
      <PageContent className="shell" />
      <footer>Not in the document</footer>
    </>
  );
  act(() => {
    root = hydrateRoot(container, differing, { onRecoverableError });
  });
  expect(onRecoverableError).toHaveBeenCalled();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});
