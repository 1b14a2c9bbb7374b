import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { MadeBy } from './made-by.tsx';

const users: Readonly<Record<string, object>> = { 'user-of-jana': { displayName: 'Jana Nová' } };

// Their packages are installed with the Studio only.
vi.mock('@sanity/ui', () => ({ Text: 'p' }));
vi.mock('sanity', () => ({ useUser: (id: string) => [users[id]] }));

const shown = (userId: string) => renderToStaticMarkup(createElement(MadeBy, { userId }));

it('a link shows the name of who made it', () => {
  expect(shown('user-of-jana')).toContain('>Made by Jana Nová<');
});

it('a link of a user who no longer exists shows their id', () => {
  expect(shown('user-of-petr')).toContain('>Made by user-of-petr<');
});
