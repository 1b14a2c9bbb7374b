import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '../ui/updates/reload-once';
import { ErrorBoundaryPage } from './error-boundary-page';
import { ErrorTextsProvider } from './error-texts';

vi.mock('../ui/updates/reload-once', () => ({ reloadOnce: vi.fn(() => true) }));
beforeEach(() => vi.mocked(reloadOnce).mockClear());

const texts = {
  title: 'Něco se pokazilo',
  text: 'Zkuste to znovu.',
  retry: 'Zkusit znovu',
  home: 'Na úvodní stránku',
  reference: 'Označení chyby',
  homeHref: '/cs',
};

function show(error: unknown, retry = vi.fn()) {
  render(
    <ErrorTextsProvider texts={texts}>
      <ErrorBoundaryPage error={error} retry={retry} />
    </ErrorTextsProvider>,
  );
  return retry;
}

test('is in the language of the page, links to the home page and retries', async () => {
  const retry = show(new Error('secret detail'));
  expect(screen.getByRole('heading', { level: 1, name: 'Něco se pokazilo' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Na úvodní stránku' })).toHaveAttribute('href', '/cs');
  await userEvent.click(await screen.findByRole('button', { name: 'Zkusit znovu' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('shows the reference of the log, never the error message', async () => {
  show(Object.assign(new Error('secret detail'), { digest: '4242' }));
  expect(await screen.findByText('Označení chyby: 4242')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('secret detail');
});

test('handles a thrown value that is not an error', () => {
  show('a string');
  expect(screen.queryByText(/Označení chyby/)).toBeNull();
});

test('reloads the page once after a missing chunk', async () => {
  show(new Error('Failed to load chunk /_next/static/chunks/1.js from module 2'));
  await screen.findByRole('button', { name: 'Zkusit znovu' });
  expect(reloadOnce).toHaveBeenCalledOnce();
});

test('does not reload for other errors', async () => {
  show(new TypeError('x is undefined'));
  await screen.findByRole('button', { name: 'Zkusit znovu' });
  expect(reloadOnce).not.toHaveBeenCalled();
});
