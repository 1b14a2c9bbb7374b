import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { aBoardSection, aDish, aTap } from '#lib/content/testing/a-board';
import type { Locale } from '#lib/platform/i18n/locales';
import { BoardSection } from './board-section';

type Board = Parameters<typeof aBoardSection>[0];

function show(board: Board = {}, locale: Locale = 'en', lang?: Locale) {
  return renderLocalized(
    <BoardSection section={aBoardSection(board)} locale={locale} lang={lang} />,
    locale,
  );
}

/** Returns the entry of a beer or a dish. */
function entry(name: string): HTMLElement {
  const item = screen.getByRole('heading', { level: 4, name }).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return item;
}

/** Returns the terms of a beer, each with its value. */
function figures(item: HTMLElement): string[] {
  const terms = within(item).getAllByRole('term');
  return terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

describe('BoardSection', () => {
  it('shows the figures of a beer, and its price for both glasses', () => {
    show();
    expect(figures(entry('Pale eleven'))).toEqual([
      'Original gravity: 11\u00a0°P',
      'Alcohol: 4.6%\u00a0vol.',
      'Bitterness: 34\u00a0IBU',
      '0.3\u00a0l: 42\u00a0Kč',
      '0.5\u00a0l: 62\u00a0Kč',
    ]);
  });

  it('writes numbers as usual in the language', () => {
    show({}, 'de');
    expect(figures(entry('Pale eleven'))).toContain('Alkohol: 4,6\u00a0%\u00a0vol');
    expect(figures(entry('Pale eleven'))).toContain('0,5\u00a0l: 62\u00a0Kč');
  });

  it('shows what is served in the room of the section alone', () => {
    show({ taps: [aTap({ places: ['taproom'] }), aTap({ name: 'Other', places: ['beerHall'] })] });
    expect(entry('Pale eleven')).toBeVisible();
    expect(screen.queryByText('Other')).toBeNull();
  });

  it('shows the Czech name beside a translation, and nothing twice in Czech', () => {
    show();
    expect(screen.getByText('Světlá jedenáctka')).toHaveAttribute('lang', 'cs');
    show({ taps: [aTap({ name: 'Utopenec', czechName: 'Utopenec' })] }, 'cs');
    expect(screen.getAllByText('Utopenec')).toHaveLength(1);
  });

  it('leaves out what it does not know', () => {
    const unknown = { plato: null, alcohol: null, bitterness: null, priceSmall: null };
    show({ taps: [aTap({ ...unknown, style: null, text: null, allergens: null })] });
    expect(figures(entry('Pale eleven'))).toEqual(['0.5\u00a0l: 62\u00a0Kč']);
  });

  it('marks beer without alcohol, by its strength', () => {
    const taps = [
      aTap({ name: 'Without', alcohol: 0.5 }),
      aTap({ name: 'Light', alcohol: 0.6 }),
      aTap({ name: 'Unknown', alcohol: null }),
    ];
    show({ taps });
    const marked = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Alcohol-free'));
    expect(marked).toEqual([entry('Without Alcohol-free')]);
  });

  it('says which beer is not on tap', () => {
    show({ taps: [aTap(), aTap({ name: 'A guest', isOut: true })] });
    expect(entry('A guest Not on right now')).toBeVisible();
    expect(entry('Pale eleven')).not.toHaveTextContent('Not on right now');
  });

  it('shows a dish with its price, its allergens by number, and its diet', () => {
    const dishes = [
      aDish(),
      aDish({ name: 'Kuba', czechName: null, diet: 'vegan', text: null, portion: '300 g' }),
      aDish({ name: 'Water', price: 0 }),
    ];
    show({ groups: [{ _key: 'a', title: 'From the kitchen', places: null, dishes }] });
    expect(entry('Beef goulash')).toHaveTextContent(
      'Beef goulashHovězí guláš · with bread dumplings (allergens: 1, 3, 7)245 Kč',
    );
    expect(entry('Kuba Vegan')).toHaveTextContent('Kuba Vegan300 g (allergens: 1, 3, 7)');
    expect(entry('Water')).toHaveTextContent(/free$/);
  });

  it('explains all fourteen allergens, folded', async () => {
    show();
    const summary = screen.getByText('What the allergen numbers mean');
    const legend = summary.closest('details');
    expect(legend).not.toHaveAttribute('open');
    await userEvent.click(summary);
    expect(legend).toHaveAttribute('open');
    const names = within(legend ?? document.body).getAllByRole('listitem');
    expect(names).toHaveLength(14);
    expect(names[6]).toHaveTextContent('Milk');
  });

  it('uses the title of the board as heading when the section has none', () => {
    show();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Food and drink');
  });

  it('marks English texts on a page in another language', () => {
    show({ note: 'VAT included.' }, 'de', 'en');
    expect(screen.getByText('VAT included.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Pale eleven')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Gerade am Hahn').closest('[lang]')).toBeNull();
  });
});
