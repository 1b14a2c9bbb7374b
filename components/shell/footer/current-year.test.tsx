import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TimedIsland } from '#components/ui/timed-island';
import { CurrentYear } from './current-year';

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the visible year of a page rendered at one moment and viewed at another. */
function shown(rendered: string, viewed = rendered): string {
  vi.useFakeTimers({ now: new Date(viewed) });
  const { container } = render(
    <p>
      <CurrentYear now={new Date(rendered)} />
      <TimedIsland />
    </p>,
  );
  return [...container.querySelectorAll('span:not([hidden])')]
    .map(({ textContent }) => textContent)
    .join();
}

test.each([
  ['midnight has not struck in Prague', '2026-12-31T22:59:59Z', '2026'],
  ['midnight has struck in Prague, not in Greenwich', '2026-12-31T23:00:00Z', '2027'],
])('%s', (_, rendered, year) => {
  expect(shown(rendered)).toBe(year);
});

test('a page rendered last year shows the current year once it is viewed', () => {
  expect(shown('2026-12-30T08:00:00Z', '2027-01-01T08:00:00Z')).toBe('2027');
});
