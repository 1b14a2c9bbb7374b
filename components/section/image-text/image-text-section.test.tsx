import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { ImageTextSection } from './image-text-section';

function aPictureWithText(
  overrides: Partial<SectionOf<'imageTextSection'>> = {},
): SectionOf<'imageTextSection'> {
  return {
    _key: 'hall',
    _type: 'imageTextSection',
    anchor: null,
    tone: 'green',
    label: 'Taproom',
    heading: 'Výčep U Zvonu',
    layout: 'left',
    shape: 'arch',
    body: null,
    picture: aPicture({ alt: 'A mug of lager', caption: 'Half a litre, drawn in one go.' }),
    actions: [{ label: 'To the taproom', href: '/en/vycep-u-zvonu', openInNewWindow: false }],
    ...overrides,
  };
}

function show(section: SectionOf<'imageTextSection'>) {
  return renderLocalized(<ImageTextSection section={section} locale="en" decilitres={3} />);
}

describe('ImageTextSection', () => {
  it('renders picture and text side by side', () => {
    const { container } = show(aPictureWithText());
    expect(container.querySelector('section')).toHaveClass('tone-green');
    expect(screen.getByText('3 dl')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Výčep U Zvonu');
    expect(screen.getByRole('img', { name: 'A mug of lager' })).toBeVisible();
    expect(screen.getByText('Half a litre, drawn in one go.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the taproom' })).toBeVisible();
  });

  it('crops the arch only where it is chosen', () => {
    const arches = () =>
      show(aPictureWithText({ shape: 'plain' })).container.querySelector('.arch');
    expect(arches()).toBeNull();
    expect(show(aPictureWithText()).container.querySelector('.arch')).not.toBeNull();
  });

  it('renders the overhanging label of the full-bleed layout without a fill line', () => {
    const { container } = show(aPictureWithText({ layout: 'fullBleed' }));
    expect(container.querySelector('section')).toHaveAttribute('data-overhang');
    expect(screen.getByText('Taproom')).toBeVisible();
    expect(screen.queryByText('3 dl')).not.toBeInTheDocument();
    expect(screen.getByText('Half a litre, drawn in one go.')).toBeVisible();
  });

  it('renders only text for the full-bleed layout without a picture', () => {
    const { container } = show(aPictureWithText({ layout: 'fullBleed', picture: null }));
    expect(container.querySelector('[data-overhang]')).toBeNull();
    expect(screen.getByText('3 dl')).toBeVisible();
  });
});
