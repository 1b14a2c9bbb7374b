import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flagOf } from '#lib/media/icon/flag';
import type { IconData } from '#lib/media/icon/icon-data';
import type { IconSize } from './icon-size';
import { IconSvg } from './icon-svg';

test('two flags share no id, and each refers to its own mask', () => {
  const flags = [flagOf('cs'), flagOf('de')].flatMap((flag) => flag ?? []);
  const { container } = render(flags.map((flag) => <IconSvg key={flag.body} icon={flag} />));
  const masks = [...container.querySelectorAll('mask')].map(({ id }) => id);
  expect(new Set(masks).size).toBe(2);
  const used = [...container.querySelectorAll('[mask]')].map((part) => part.getAttribute('mask'));
  expect(used).toEqual(masks.map((id) => `url(#${id})`));
});

test('rejects an unknown size that bypassed the type check', () => {
  const icon: IconData = { body: '', width: 24, height: 24 };
  const size: IconSize = JSON.parse('"huge"');
  expect(() => render(<IconSvg icon={icon} size={size} />)).toThrow(RangeError);
});
