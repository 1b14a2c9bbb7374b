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

test('speaks the language of the page, leads home and tries again', async () => {
  const retry = show(new Error('secret detail'));
  expect(screen.getByRole('heading', { level: 1, name: 'Něco se pokazilo' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Na úvodní stránku' })).toHaveAttribute('href', '/cs');
  await userEvent.click(await screen.findByRole('button', { name: 'Zkusit znovu' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('names the reference of the log, never the message', async () => {
  show(Object.assign(new Error('secret detail'), { digest: '4242' }));
  expect(await screen.findByText('Označení chyby: 4242')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('secret detail');
});

test('copes with a thrown value that is no error', () => {
  show('a string');
  expect(screen.queryByText(/Označení chyby/)).toBeNull();
});

test('reloads the page once where a part of its program was missing', async () => {
  show(new Error('Failed to load chunk /_next/static/chunks/1.js from module 2'));
  await screen.findByRole('button', { name: 'Zkusit znovu' });
  expect(reloadOnce).toHaveBeenCalledOnce();
});

test('does not reload for other errors', async () => {
  show(new TypeError('x is undefined'));
  await screen.findByRole('button', { name: 'Zkusit znovu' });
  expect(reloadOnce).not.toHaveBeenCalled();
});
