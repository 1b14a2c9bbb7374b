import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { type FaqCategory, type FaqEntry, getFaq } from '#lib/content/get-faq';
import type { SectionOf } from '#lib/content/get-page';
import { aText } from '#lib/content/testing/a-text';
import { FaqSection } from './faq-section';

vi.mock('#lib/content/get-faq', () => ({ getFaq: vi.fn() }));

function entry(category: FaqCategory, anchor: string): FaqEntry {
  const [question, answer] = [`${anchor}?`, aText(`All about ${anchor}.`)];
  return { _id: anchor, _type: 'faqEntry', category, anchor, question, answer };
}

beforeEach(() => {
  vi.mocked(getFaq).mockResolvedValue([
    entry('access', 'lift'),
    entry('beer', 'foam'),
    entry('beer', 'malt'),
  ]);
});

async function show(overrides: Partial<SectionOf<'faqSection'>> = {}) {
  const section: SectionOf<'faqSection'> = {
    _key: 'faq',
    _type: 'faqSection',
    anchor: null,
    tone: null,
    label: null,
    heading: 'Good to know',
    intro: null,
    categories: null,
    limit: null,
    actions: null,
    ...overrides,
  };
  return renderLocalized(await FaqSection({ section, locale: 'de' }), 'de');
}

describe('FaqSection', () => {
  it('lists questions under the headings of their categories', async () => {
    await show();
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Barrierefreiheit',
      'Bier und Verkostung',
    ]);
    expect(screen.getByText('foam?')).toBeVisible();
  });

  it('renders no heading for a single category', async () => {
    await show({ categories: ['beer'] });
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    expect(screen.getByText('malt?')).toBeVisible();
    expect(screen.queryByText('lift?')).not.toBeInTheDocument();
  });

  it('opens an answer and closes it again', async () => {
    await show({ categories: ['beer'], limit: 1 });
    const group = screen.getByRole('group');
    expect(group).not.toHaveAttribute('open');
    await userEvent.click(within(group).getByText('foam?'));
    expect(group).toHaveAttribute('open');
    expect(within(group).getByText('All about foam.')).toBeVisible();
    await userEvent.click(within(group).getByText('foam?'));
    expect(group).not.toHaveAttribute('open');
  });

  it('has an anchor within each answer, so that links to it open the question', async () => {
    const { container } = await show();
    const target = container.querySelector('#foam');
    expect(target).toHaveTextContent('All about foam.');
    expect(target?.closest('details')).toHaveTextContent('foam?');
  });
});
