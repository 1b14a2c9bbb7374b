import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import type { Picture } from '#lib/content/model/picture';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import type { Locale } from '#lib/platform/i18n/locales';
import { GallerySection } from './gallery-section';

function pictures(count: number): Picture[] {
  return Array.from({ length: count }, (_, index) =>
    aPicture({
      id: `image-${index}a-2400x1350-jpg`,
      alt: `Picture ${index + 1}`,
      caption: index === 0 ? 'The bell has no rope.' : null,
    }),
  );
}

type TextCards = NonNullable<SectionOf<'gallerySection'>['gallery']>['textCards'];

function show(
  items: (Picture | null)[],
  locale: Locale = 'en',
  textCards: TextCards = null,
  lang?: Locale,
) {
  const section: SectionOf<'gallerySection'> = {
    _key: 'gallery',
    _type: 'gallerySection',
    anchor: null,
    tone: 'paper',
    label: null,
    heading: null,
    gallery: {
      _id: 'gallery-house',
      _type: 'gallery',
      title: 'Around the house',
      items,
      textCards,
    },
  };
  return renderLocalized(<GallerySection section={section} locale={locale} lang={lang} />, locale);
}

describe('GallerySection', () => {
  it('uses the title of the gallery as heading when the section has none', () => {
    show(pictures(2));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Around the house');
  });

  it('links each picture to its full size, without a script', () => {
    show(pictures(2));
    const link = screen.getByRole('link', { name: 'Picture 1 Enlarge' });
    expect(link.getAttribute('href')).toMatch(/^\/media\/images\/.*[?&]w=1920&/);
    expect(link.dataset).toMatchObject({ pswpWidth: '1920', pswpHeight: '1080' });
    expect(link).toHaveAttribute('id', 'gallery-house-0a-2400x');
    expect(screen.getByText('The bell has no rope.')).toBeVisible();
  });

  it('shows a picture once, by which its address names it', () => {
    const [first, second] = pictures(2);
    show([first ?? null, second ?? null, null, first ? { ...first, alt: 'Again' } : null]);
    const links = screen.getAllByRole('link');
    expect(links.map(({ id }) => id)).toEqual(['gallery-house-0a-2400x', 'gallery-house-1a-2400x']);
    expect(screen.queryByRole('img', { name: 'Again' })).toBeNull();
  });

  it('shows six pictures and hides the others in a details element', async () => {
    show(pictures(9));
    expect(screen.getByRole('img', { name: 'Picture 6' })).toBeVisible();
    expect(screen.getByText('Show all 9 pictures')).toBeVisible();
    const seventh = screen.getByRole('img', { name: 'Picture 7', hidden: true });
    expect(seventh.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Show all 9 pictures'));
    expect(seventh.closest('details')).toHaveAttribute('open');
  });

  it('has no details element when all pictures are shown', () => {
    const { container } = show(pictures(6));
    expect(container.querySelector('details')).toBeNull();
  });

  it('uses the plural forms of the language', () => {
    show(pictures(9), 'cs');
    expect(screen.getByText('Zobrazit všech 9 obrázků')).toBeVisible();
  });

  it('names its links in the language of the page where its document is in English', () => {
    show(pictures(7), 'cs', null, 'en');
    const names = screen.getAllByText('Zvětšit');
    expect(names.map((name) => name.closest('[lang]')?.getAttribute('lang'))).toEqual(
      Array(7).fill('cs'),
    );
  });

  it('shows text cards after the pictures, readable without a script', () => {
    show(pictures(1), 'en', [{ _key: 'degrees', title: 'Degrees', text: 'No strength.' }]);
    const card = screen.getByRole('link', { name: 'Degrees No strength.' });
    expect(card).toHaveAttribute('href', '#gallery-house-degrees');
    expect(card).toHaveAttribute('id', 'gallery-house-degrees');
  });

  it('offers more where only text cards are hidden', () => {
    const cards = ['a', 'b', 'c'].map((_key) => ({ _key, title: _key, text: 'A card.' }));
    show(pictures(4), 'en', cards);
    expect(screen.getByText('Show more')).toBeVisible();
    expect(screen.queryByText(/^Show all/)).not.toBeInTheDocument();
  });
});
