import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { TextBlocks } from './folded-from';
import { LongText } from './long-text';

type Block = TextBlocks[number];

/** Returns a block whose text begins with `name` and is `length` characters long. */
function block(name: string, length: number, kind: Partial<Block> = {}): Block {
  const text = name.padEnd(length, '.');
  const children: Block['children'] = [{ _type: 'span', _key: 'span', text, marks: [] }];
  return { _type: 'block', _key: name, style: 'normal', markDefs: null, children, ...kind };
}

function points(count: number, listItem: 'bullet' | 'number'): Block[] {
  return Array.from({ length: count }, (_, index) =>
    block(`point ${index + 1} `, 100, { listItem, level: 1 }),
  );
}

/** Returns the beginnings of what is folded. */
function foldedTexts(value: TextBlocks): string[] {
  const { container } = renderLocalized(<LongText value={value} />, 'de');
  const folded = container.querySelectorAll('details :is(p, h3, li)');
  return [...folded].map(({ textContent }) => textContent.split(/ *\./)[0] ?? '');
}

describe('LongText', () => {
  it('folds what follows the first paragraphs, which stays in the page', async () => {
    expect(foldedTexts([block('first', 300), block('second', 300)])).toEqual(['second']);
    const second = screen.getByText(/^second/);
    expect(second).not.toBeVisible();
    await userEvent.click(screen.getByText('Weiterlesen'));
    expect(second).toBeVisible();
  });

  it('begins with more than one short paragraph', () => {
    const text = [block('first', 150), block('second', 150), block('third', 300)];
    expect(foldedTexts(text)).toEqual(['third']);
  });

  it('keeps a heading with its text', () => {
    const heading = (name: string) => block(name, 20, { style: 'h3' });
    const text = [heading('a'), block('first', 300), heading('b'), block('second', 300)];
    expect(foldedTexts(text)).toEqual(['b', 'second']);
  });

  it('folds a list after three points, but no numbered one', () => {
    expect(foldedTexts(points(7, 'bullet'))).toEqual(['point 4', 'point 5', 'point 6', 'point 7']);
    expect(foldedTexts(points(7, 'number'))).toEqual([]);
  });

  it('folds nothing that is short', () => {
    expect(foldedTexts([block('first', 300), block('second', 150)])).toEqual([]);
  });
});
