import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { type Locale, locales } from '#lib/platform/i18n/locales';
import { quotationMarks } from '#lib/platform/i18n/testing/quotation-marks';
import { QuoteSection } from './quote-section';

function show(overrides: Partial<SectionOf<'quoteSection'>> = {}, locale: Locale = 'en') {
  const section: SectionOf<'quoteSection'> = {
    _key: 'quote',
    _type: 'quoteSection',
    anchor: null,
    tone: 'malt',
    label: null,
    text: 'Where beer is brewed, life is good.',
    speaker: 'Czech saying',
    source: null,
    language: 'cs',
    original: 'Kde se pivo vaří, tam se dobře daří.',
    picture: null,
    ...overrides,
  };
  return renderLocalized(<QuoteSection section={section} locale={locale} />, locale);
}

describe('QuoteSection', () => {
  it('separates the quote from its speaker', () => {
    show({ source: 'heard on the stairs' });
    expect(screen.getByRole('blockquote')).toHaveTextContent('Where beer is brewed');
    expect(screen.getByRole('figure')).toHaveTextContent(/Czech saying.*heard on the stairs/);
    expect(screen.getByRole('blockquote')).not.toHaveTextContent('Czech saying');
  });

  it('marks a translation, and shows the original', () => {
    show();
    expect(screen.getByText('Our translation. In Czech:')).toBeVisible();
    const original = screen.getByText('Kde se pivo vaří, tam se dobře daří.');
    expect(original).toHaveAttribute('lang', 'cs');
  });

  it('shows no original on a page in its language', () => {
    const text = 'Kde se pivo vaří, tam se dobře daří.';
    show({ text }, 'cs');
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('marks no translation without an original language', () => {
    show({ language: null, original: null });
    expect(screen.queryByText(/translation/)).not.toBeInTheDocument();
  });
});

/** The marks that the styles set; without languages, those that apply by default. */
const styled = [
  ...readFileSync(join(import.meta.dirname, 'quote-section.module.css'), 'utf8').matchAll(
    /^\.original q(?::lang\((?<languages>.*?)\))? \{\s*quotes: '(?<open>.)' '(?<close>.)';/gm,
  ),
].map(({ groups }) => ({ languages: groups?.languages?.split(', '), ...groups }));

it.each(locales)(
  'the styles put a quote into the quotation marks of its language: %s',
  (locale) => {
    const own = styled.find(({ languages }) => languages?.includes(locale));
    const marks = own ?? styled.find(({ languages }) => !languages);
    const [open, close] = quotationMarks[locale];
    expect(marks).toMatchObject({ open, close });
  },
);
