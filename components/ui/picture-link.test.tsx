import { expect, test } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import type { Locale } from '#lib/platform/i18n/locales';
import { PictureLink } from './picture-link';

function creditOf(credit: string, locale: Locale) {
  const picture = aPicture({ credit });
  const { getByRole } = renderLocalized(
    <PictureLink picture={picture} sizes="42vw" gallery="house" />,
    locale,
  );
  return getByRole('link').dataset.credit;
}

test('the credit of an illustration is in the language of the page', () => {
  expect(creditOf('illustration', 'cs')).toBe('Ilustrace');
});

test('the name of a photographer is not translated', () => {
  expect(creditOf('Jana Kolářová', 'cs')).toBe('Jana Kolářová');
});
