import { describe, expect, it } from 'vitest';
import { aDocument, aLine, aPage, aTextWithLinks, to } from '../check/testing/a-dataset.ts';
import { visitsOf } from './visits.ts';

const paths = (document: ReturnType<typeof aPage>) =>
  visitsOf(document).map(({ path, language }) => [path, language].filter(Boolean).join(' '));

describe('the places of a document', () => {
  it('are those of the schema, with the language of their value', () => {
    const body = { en: aTextWithLinks({ page: to('page-faq') }) };
    const section = { _type: 'richTextSection', heading: aLine('Hello'), body };
    expect(paths(aPage('faq', [section]))).toEqual(
      expect.arrayContaining([
        'route',
        'sections[0].anchor',
        'sections[0].heading cs',
        'sections[0].body[0].markDefs[0] en',
        'sections[0].body[0].markDefs[0].page en',
      ]),
    );
  });

  it('include fields of missing objects only if those are required', () => {
    expect(paths(aPage('faq'))).toContain('seo.title');
    const settings = paths(aDocument('settings', 'only'));
    expect(settings).toContain('companyDetails.name');
    expect(settings).not.toContain('companyDetails.coordinates.latitude');
  });
});
