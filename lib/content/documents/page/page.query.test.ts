import { describe, expect, it } from 'vitest';
import { withKeys } from '../../parse/list.ts';
import { line, problem } from '../../testing/stored-documents.ts';
import { page } from './page.query.ts';

describe('a page', () => {
  const hero = { _key: 'hero', _type: 'heroSection', heading: line('Welcome') };
  const stored = {
    _id: 'page-home',
    _rev: 'r1',
    _updatedAt: '2026-05-01T10:00:00Z',
    route: 'home',
    languages: ['en'],
    title: line('Home'),
  };
  const own = { id: 'page-home', type: 'page' };

  function parsedPage(sections: unknown) {
    const answer = page.parse({ ...stored, sections });
    if (!answer.ok) throw new Error(answer.reason);
    return answer;
  }

  it('leaves out sections that are unfit or of an unknown type', () => {
    const sections = [
      { ...hero, _key: 'a', heading: null },
      hero,
      { _key: 'b', _type: 'newSection' },
      'text',
    ];
    expect(page.parse({ ...stored, sections })).toMatchObject({
      value: { sections: [{ _key: 'hero' }] },
      problems: [
        problem('sections[0].heading', 'shortText', { ...own, leftOut: { section: 'a' } }),
        problem('sections[2]._type', 'type', { ...own, leftOut: { section: 'b' } }),
        problem('sections[3]._type', 'type', { ...own, leftOut: { section: 'item-3' } }),
      ],
    });
  });

  it('parses a list whose keys are taken by thousands of others', () => {
    const taken = Array.from({ length: 20_000 }, (_, n) => ({ _key: `item-${20_000 + 500 * n}` }));
    expect(() => parsedPage([...taken, {}])).not.toThrow();
    expect(withKeys([...taken, {}])).toHaveLength(20_001);
  });

  it('leaves out sections beyond the most that a page may have', () => {
    const sections = Array.from({ length: 5000 }, (_, index) => ({ ...hero, _key: `s${index}` }));
    const { value, problems } = parsedPage(sections);
    expect(value?.sections?.map(({ _key }) => _key)).toEqual(
      sections.slice(0, 60).map(({ _key }) => _key),
    );
    expect(problems).toHaveLength(10);
    const leftOut = { section: 's60', page: own.id, position: 60 };
    expect(problems[0]).toEqual(problem('sections[60]', 'fewer', { ...own, leftOut }));
    expect(parsedPage(sections.slice(0, 60)).problems).toEqual([]);
  });

  it('leaves out the cards beyond the most that a list may have, and keeps the others', () => {
    const items = Array.from({ length: 501 }, (_, n) => ({ _key: `c${n}`, title: line(`${n}`) }));
    const section = { _key: 'cards', _type: 'cardsSection' };
    const cards = (count: number) =>
      parsedPage([hero, { ...section, items: items.slice(0, count) }]);
    const { value, problems } = cards(501);
    expect(value?.sections?.map(({ _key }) => _key)).toEqual(['hero', 'cards']);
    expect(value?.sections?.[1]).toMatchObject({ items: items.slice(0, 500) });
    const leftOut = { section: 'cards', page: own.id, position: 1, isPart: true };
    expect(problems).toEqual([problem('sections[1].items[500]', 'fewer', { ...own, leftOut })]);
    expect(cards(500).problems).toEqual([]);
  });

  it('leaves out the pictures beyond the most of a gallery, and keeps the others', () => {
    const asset = { _id: 'image-abc-1600x1200-jpg', width: 1600, height: 1200 };
    const items = Array.from({ length: 501 }, (_, n) => ({ _key: `p${n}`, asset }));
    const gallery = { _id: 'gallery-house', _rev: 'g1', title: line('House'), items };
    const { value, problems } = parsedPage([{ _key: 'g', _type: 'gallerySection', gallery }]);
    const kept = items.slice(0, 500).map(({ _key }) => ({ _key }));
    expect(value?.sections).toMatchObject([{ gallery: { items: kept } }]);
    const leftOut = { section: 'g', page: own.id, position: 0, isPart: true };
    const identity = { id: 'gallery-house', type: 'gallery', revision: 'g1' };
    expect(problems).toEqual([problem('items[500]', 'fewer', { ...identity, leftOut })]);
  });

  it('reports the gallery that makes a section unfit', () => {
    const gallery = { _id: 'gallery-house', _rev: 'g1', title: null };
    const sections = [{ _key: 'g', _type: 'gallerySection', gallery }];
    const leftOut = { section: 'g', page: own.id, position: 0 };
    expect(page.parse({ ...stored, sections })).toMatchObject({
      value: { sections: [] },
      problems: [{ id: 'gallery-house', type: 'gallery', revision: 'g1', field: 'title', leftOut }],
    });
    const nowhere = [{ ...sections[0], gallery: null }];
    expect(page.parse({ ...stored, sections: nowhere })).toMatchObject({
      problems: [problem('sections[0].gallery', 'reference', { ...own, leftOut })],
    });
  });

  it('drops invalid links, unknown marks and unknown blocks from rich text', () => {
    const span = { _type: 'span', _key: 's', text: 'Beer', marks: ['strong', 'blink', 'l', 'm'] };
    const links = [
      { _key: 'l', _type: 'textLink', href: 'javascript:alert(1)' },
      { _key: 'm', _type: 'textLink', href: '/en/faq' },
      { _type: 'textLink', href: '/en' },
    ];
    const en = [
      { _type: 'video' },
      { _type: 'block', style: 'h7', markDefs: links, children: [span, { _type: 'emoji' }, 1] },
    ];
    const sections = [{ _key: 't', _type: 'richTextSection', body: { en } }];
    const answer = page.parse({ ...stored, sections });
    expect(answer.ok && answer.value?.sections?.[0]).toMatchObject({
      body: {
        en: [
          {
            style: 'normal',
            markDefs: [{ _key: 'm', href: '/en/faq' }],
            children: [{ text: 'Beer', marks: ['strong', 'm'] }],
          },
        ],
        cs: null,
      },
    });
  });
});
