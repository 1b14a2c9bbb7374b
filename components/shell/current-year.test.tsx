import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CurrentYear } from './current-year';
import { pragueYear } from './prague-year';

afterEach(() => {
  vi.useRealTimers();
});

test('midnight strikes in Prague, not in Greenwich', () => {
  expect(pragueYear(new Date('2026-12-31T22:59:59Z'))).toBe('2026');
  expect(pragueYear(new Date('2026-12-31T23:00:00Z'))).toBe('2027');
});

test('a page drawn last year shows this year once it is viewed', () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T08:00:00Z') });
  expect(renderToString(<CurrentYear drawn="2026" />)).toBe('2026');
  expect(render(<CurrentYear drawn="2026" />).container).toHaveTextContent('2027');
});
