import { expect, it, vi } from 'vitest';
import { type FaqCategory, type FaqEntry, getFaq } from '#lib/content/get-faq';
import type { Page, SectionOf } from '#lib/content/get-page';
import { aText } from '#lib/content/testing/a-text';
import { aSite } from '#lib/seo/structured-data/testing/a-site';
import { pageSubjects } from './page-subjects';

vi.mock('#lib/content/get-faq', () => ({ getFaq: vi.fn() }));

function anEntry(category: FaqCategory, anchor: string): FaqEntry {
  const [question, answer] = [`${anchor}?`, aText(`All about ${anchor}.`)];
  return { _id: anchor, _type: 'faqEntry', category, anchor, question, answer };
}

function aList(overrides: Partial<SectionOf<'faqSection'>>): SectionOf<'faqSection'> {
  return {
    _key: 'faq',
    _type: 'faqSection',
    anchor: null,
    tone: null,
    label: null,
    heading: null,
    intro: null,
    categories: null,
    limit: null,
    actions: null,
    ...overrides,
  };
}

it('names the questions that the lists of the page show, each once', async () => {
  vi.mocked(getFaq).mockResolvedValue([
    anEntry('access', 'lift'),
    anEntry('beer', 'foam'),
    anEntry('beer', 'malt'),
    anEntry('tickets', 'price'),
  ]);
  const sections = [
    aList({ categories: ['beer'], limit: 1 }),
    aList({ categories: ['tickets', 'beer'], limit: 2 }),
  ];
  const page: Pick<Page, 'sections'> = { sections };
  const facts = {
    path: '/en/faq',
    title: 'Questions',
    description: '',
    image: undefined,
    language: 'en',
    crumbs: [],
  } as const;
  const { questions } = await pageSubjects(aSite(), 'faq', page, facts);
  expect(questions?.map(({ name }) => name)).toEqual(['foam?', 'price?']);
});
