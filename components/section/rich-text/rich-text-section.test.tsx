import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { RichTextSection } from './rich-text-section';

function aText(
  overrides: Partial<SectionOf<'richTextSection'>> = {},
): SectionOf<'richTextSection'> {
  return {
    _key: 'text',
    _type: 'richTextSection',
    anchor: 'history',
    tone: 'sand',
    label: 'The house',
    heading: 'It starts with a bell.',
    body: [
      {
        _type: 'block',
        _key: 'b1',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 's1', text: 'Behind the bell.', marks: [] }],
      },
    ],
    picture: null,
    actions: [{ label: 'Meet the museum', href: '/en/museum', openInNewWindow: false }],
    ...overrides,
  };
}

describe('RichTextSection', () => {
  it('renders its text with measure, heading and anchor', () => {
    const { container } = renderLocalized(
      <RichTextSection section={aText()} locale="en" decilitres={1} />,
    );
    expect(container.querySelector('#history')).toHaveClass('tone-sand');
    expect(screen.getByText('The house')).toBeVisible();
    expect(screen.getByText('1 dl')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('It starts with a bell.');
    expect(screen.getByText('Behind the bell.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meet the museum' })).toHaveAttribute(
      'href',
      '/en/museum',
    );
  });

  it('renders its picture', () => {
    const picture = aPicture({ cutOut: true, alt: 'A branch of hops' });
    renderLocalized(<RichTextSection section={aText({ picture })} locale="en" />);
    expect(screen.getByRole('img', { name: 'A branch of hops' })).toHaveClass('engraving');
  });

  it('renders without the optional parts', () => {
    renderLocalized(
      <RichTextSection
        section={aText({ heading: null, label: null, body: null, actions: null })}
        locale="en"
      />,
    );
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
