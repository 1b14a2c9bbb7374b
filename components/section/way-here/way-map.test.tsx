import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { WayMap } from './way-map';

const hasWheelchair = (element: Element | null) =>
  element?.querySelector('use')?.getAttribute('href')?.endsWith('#wheelchair');

describe('the step-free way', () => {
  it('has a line in the drawing that differs from the other by colour, width and beads', () => {
    const file = new DOMParser().parseFromString(
      readFileSync('public/assets/way-there.svg', 'utf8'),
      'image/svg+xml',
    );
    const lines = Map.groupBy(file.querySelectorAll('path[stroke-width]'), (path) =>
      path.getAttribute('d'),
    );
    const [stepFree, ...others] = [...lines.values()].filter((strokes) =>
      strokes.some((stroke) => stroke.hasAttribute('stroke-dasharray')),
    );
    expect(others).toEqual([]);
    const looks = stepFree?.map((stroke) => [
      stroke.getAttribute('stroke'),
      stroke.getAttribute('stroke-width'),
    ]);
    expect(looks).toEqual([
      ['#1b4a33', '9'],
      ['#f5ecd9', '3'],
    ]);
    expect(file.querySelectorAll('path[stroke="#1b4a33"]')).toHaveLength(1);
  });

  it.each([
    ['en', '6 min', /^Step-free: .* Můstek/],
    ['cs', '6 min', /^Bez bariér: .* Můstku/],
    ['de', '6 Min.', /^Stufenlos: .* Můstek/],
    ['it', '6 min', /^Senza gradini: .* Můstek/],
  ] as const)('is marked on the map, and in the key below it (%s)', (locale, time, key) => {
    const { container } = renderLocalized(<WayMap />, locale);
    expect(hasWheelchair(screen.getByText(time))).toBe(true);
    expect(hasWheelchair(screen.getByText(key))).toBe(true);
    // The way from the square, which has steps, has no mark.
    expect(container.querySelectorAll('use')).toHaveLength(2);
  });
});
