import { describe, expect, it } from 'vitest';
import {
  aDataset,
  aDocument,
  aLine,
  anEvent,
  aPage,
  aPicture,
  inAll,
  toLines,
} from '../testing/a-dataset.ts';
import { missingTranslations } from './missing-translations.ts';

const paragraph = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }];

/** An event with every text it needs. */
const whole = {
  title: aLine('Tapping'),
  summary: aLine('A cask is tapped.'),
  seo: { title: aLine('Tapping'), description: aLine('A cask is tapped.') },
};

describe('missing translations', () => {
  it('are languages of a document in which a field is missing or blank', () => {
    const event = anEvent('tapping', {
      ...whole,
      title: { ...aLine('Tapping'), de: ' ' },
      body: { ...inAll(() => paragraph('A cask.')), it: paragraph('') },
    });
    expect(toLines(missingTranslations(aDataset([event])))).toEqual([
      'error | event-tapping | title | de | is not translated',
      'error | event-tapping | body | it | is not translated',
    ]);
  });

  it('are required texts that are in no language', () => {
    const { seo, ...rest } = whole;
    expect(seo).toBeDefined();
    expect(toLines(missingTranslations(aDataset([anEvent('tapping', rest)])))).toEqual([
      'error | event-tapping | seo.title | is missing',
      'error | event-tapping | seo.description | is missing',
    ]);
  });

  it('are found in lists and sections', () => {
    const section = {
      _type: 'heroSection',
      heading: { en: 'Questions', cs: 'Dotazy', it: 'Domande' },
    };
    const page = aPage('faq', [section], { title: aLine('Questions'), seo: whole.seo });
    expect(toLines(missingTranslations(aDataset([page])))).toEqual([
      'error | page-faq | sections[0].heading | de | is not translated',
    ]);
  });

  it('include English wherever it is missing', () => {
    const czech = { languages: ['cs'], ...whole, title: { cs: 'Naražení' } };
    expect(toLines(missingTranslations(aDataset([anEvent('tapping', czech)])))).toEqual([
      'error | event-tapping | languages | en | English is not among them',
      'error | event-tapping | title | en | is not translated',
    ]);
  });

  it('are none for an announcement in one language, but in one at least', () => {
    const czech = aDocument('announcement', 'czech', { text: { cs: 'Zavřeno' } });
    const empty = aDocument('announcement', 'empty', { text: {} });
    expect(toLines(missingTranslations(aDataset([czech, empty])))).toEqual([
      'error | announcement-empty | text | is missing',
    ]);
  });

  it('are none where every language of the document is present', () => {
    const english = { en: 'Quiet morning' };
    const documents = [
      anEvent('tapping', whole),
      anEvent('quiet', {
        ...whole,
        title: english,
        languages: ['en'],
        picture: aPicture('image', { alt: english }),
      }),
      aDocument('announcement', 'closed', { text: { en: 'Closed', cs: 'Zavřeno' } }),
      aDocument('settings', 'only', {
        companyDetails: { name: aLine('Beer Museum') },
        socialTitle: { _type: 'localizedString' },
      }),
    ];
    expect(missingTranslations(aDataset(documents))).toEqual([]);
  });
});
