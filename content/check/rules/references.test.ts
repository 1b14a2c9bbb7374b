import { describe, expect, it } from 'vitest';
import {
  aDataset,
  aDocument,
  anEvent,
  aPage,
  aPicture,
  assetId,
  aTextWithLinks,
  to,
  toLines,
} from '../testing/a-dataset.ts';
import { references } from './references.ts';

const jana = aDocument('person', 'jana');
const settings = (...team: string[]) => aDocument('settings', 'only', { teamHR: team.map(to) });

describe('references', () => {
  it('are broken if the document is missing, of another type, or a draft only', () => {
    const dataset = aDataset([settings('person-gone', 'page-faq', 'person-new'), aPage('faq')], {
      drafts: ['person-new'],
    });
    expect(toLines(references(dataset))).toEqual([
      'error | settings-only | teamHR[0] | there is no document "person-gone"',
      'error | settings-only | teamHR[1] | "page-faq" is a page; allowed here: person',
      'error | settings-only | teamHR[2] | "person-new" is a draft that nobody has published',
    ]);
  });

  it('are broken in the rich text of a language', () => {
    const section = {
      _type: 'richTextSection',
      body: { cs: aTextWithLinks({ page: to('page-gone') }) },
    };
    expect(toLines(references(aDataset([aPage('faq', [section])])))).toEqual([
      'error | page-faq | sections[0].body[0].markDefs[0].page | cs | there is no document "page-gone"',
    ]);
  });

  it('are broken if the picture is missing or was removed', () => {
    const dataset = aDataset([
      anEvent('tapping', { picture: { _type: 'picture', alt: { en: 'A cask' } } }),
      aDocument('experience', 'one', { picture: aPicture(assetId('a')) }),
    ]);
    expect(toLines(references(dataset))).toEqual([
      'warning | event-tapping | picture | holds no picture',
      `error | experience-one | picture | there is no picture ${assetId('a')}`,
    ]);
  });

  it('are valid if documents and pictures are published, with or without a draft', () => {
    const event = anEvent('tapping', { picture: aPicture(assetId('a')) });
    const more = { drafts: ['person-jana'], assets: [assetId('a')] };
    expect(references(aDataset([settings('person-jana'), jana, event], more))).toEqual([]);
  });
});
