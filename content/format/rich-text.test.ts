import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { sameMeaning } from './canonical.ts';
import { compactRichText, expandRichText } from './rich-text.ts';

function expand(markdown: string) {
  let count = 0;
  return expandRichText(markdown, () => `key${count++}`);
}

const block = (text: string, more: JsonObject = {}) => ({
  _type: 'block',
  style: 'normal',
  children: [{ _type: 'span', text, marks: [] }],
  ...more,
});

describe('expandRichText', () => {
  it('supports the styles and lists of the schema', () => {
    const { blocks, problems } = expand(
      '## Heading\n\nText\n\n### Small\n\n> Quote\n\n- one\n- two\n\n1. first\n2. second',
    );
    expect(problems).toEqual([]);
    expect(blocks).toMatchObject([
      block('Heading', { style: 'h2' }),
      block('Text'),
      block('Small', { style: 'h3' }),
      block('Quote', { style: 'blockquote' }),
      block('one', { listItem: 'bullet', level: 1 }),
      block('two', { listItem: 'bullet', level: 1 }),
      block('first', { listItem: 'number', level: 1 }),
      block('second', { listItem: 'number', level: 1 }),
    ]);
  });

  it('marks strong text, emphasis and links', () => {
    const { blocks } = expand('**Cold** and _wet_, see [hours](page-contact#hours).');
    expect(blocks).toMatchObject([
      {
        children: [
          { text: 'Cold', marks: ['strong'] },
          { text: ' and ' },
          { text: 'wet', marks: ['em'] },
          { text: ', see ' },
          { text: 'hours', marks: ['key5'] },
          { text: '.' },
        ],
        markDefs: [
          {
            _type: 'textLink',
            _key: 'key5',
            page: { _type: 'reference', _ref: 'page-contact' },
            anchor: 'hours',
          },
        ],
      },
    ]);
  });

  it.each([
    ['https://www.example.com/a#b'],
    ['mailto:info@beermuseum.example'],
    ['/en/contact'],
    ['#hours'],
  ])('treats %s as an address', (href) => {
    expect(expand(`[words](${href})`).blocks).toMatchObject([{ markDefs: [{ href }] }]);
  });

  it('reports every linked page', () => {
    const pages: unknown[] = [];
    expandRichText(
      '[a](page-faq) and [b](https://example.com)',
      () => 'key',
      ({ page }) => pages.push(page),
    );
    expect(pages).toEqual(['page-faq', undefined]);
  });

  it.each([
    ['# A heading of the page', 'h1'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'Table'],
    ['![a picture](picture.jpg)', 'Image'],
    ['some <b>markup</b>', 'HTML'],
    ['some `code`', 'code'],
    ['24. prosince je zavřeno.', 'begins a list'],
  ])('reports what the rich text of the schema does not support: %s', (markdown, hint) => {
    expect(expand(markdown).problems.join('\n')).toContain(hint);
  });
});

describe('compactRichText', () => {
  it.each([
    '## Heading\n\nText with **strong** and _emphasis_.',
    '> First.\n>\n> Second.',
    '- one\n- two\n\nAfter the list.',
    '1. one\n2. two',
    '[hours](page-contact#hours), [site](https://example.com/a_b), [here](#top)',
    '24\\. prosince, 5 \\* 3, „citát“ a 490\u00a0Kč',
  ])('restores the original text: %j', (markdown) => {
    const blocks = expand(markdown).blocks.filter((each) => isBlock(each));
    const again = compactRichText(blocks);
    expect(sameMeaning(expand(again).blocks, expand(markdown).blocks)).toBe(true);
    expect(again.replaceAll('\\', '')).toBe(markdown.replaceAll('\\', ''));
  });
});

function isBlock(value: unknown): value is JsonObject & { _type: string } {
  return typeof value === 'object' && value !== null && '_type' in value;
}
