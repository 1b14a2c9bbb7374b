import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { CallToActionSection } from './call-to-action-section';

const section: SectionOf<'callToActionSection'> = {
  _key: 'gift',
  _type: 'callToActionSection',
  anchor: 'gift',
  tone: null,
  label: null,
  heading: 'Give someone the cellar.',
  text: 'By e-mail at once.',
  picture: null,
  actions: [{ label: 'Choose a voucher', href: '/en/gift-vouchers', openInNewWindow: false }],
};

describe('CallToActionSection', () => {
  it('has one ticket button and the sand tone by default', () => {
    const { container } = renderLocalized(<CallToActionSection section={section} locale="en" />);
    expect(container.querySelector('#gift')).toHaveClass('tone-sand');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Give someone the cellar.');
    expect(screen.getByText('By e-mail at once.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a voucher' })).toHaveClass('ticket');
  });

  it('has the given tone and its picture', () => {
    const { container } = renderLocalized(
      <CallToActionSection
        section={{ ...section, tone: 'green', picture: aPicture({ alt: 'A sealed voucher' }) }}
        locale="en"
      />,
    );
    expect(container.querySelector('#gift')).toHaveClass('tone-green');
    expect(screen.getByRole('img', { name: 'A sealed voucher' })).toBeVisible();
  });
});
