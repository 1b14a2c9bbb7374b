import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flagOf } from '#lib/icon/flag';
import type { IconDrawing } from '#lib/icon/icon-drawing';
import { DrawnIcon } from './drawn-icon';
import type { IconSize } from './icon-size';

test('two flags do not share an id, and each finds its own mask', () => {
  const flags = [flagOf('cs'), flagOf('de')].flatMap((flag) => flag ?? []);
  const { container } = render(flags.map((flag) => <DrawnIcon key={flag.body} icon={flag} />));
  const masks = [...container.querySelectorAll('mask')].map(({ id }) => id);
  expect(new Set(masks).size).toBe(2);
  const used = [...container.querySelectorAll('[mask]')].map((part) => part.getAttribute('mask'));
  expect(used).toEqual(masks.map((id) => `url(#${id})`));
});

test('a size that is none is refused when the types did not', () => {
  const icon: IconDrawing = { body: '', width: 24, height: 24 };
  const size: IconSize = JSON.parse('"huge"');
  expect(() => render(<DrawnIcon icon={icon} size={size} />)).toThrow(RangeError);
});
