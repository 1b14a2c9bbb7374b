import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { FormSection } from './form-section';

vi.mock('#lib/forms/form-facts', () => ({
  formFacts: async () => ({
    contact: 'team@museum.example',
    retentionDays: 180,
    recaptchaKey: null,
  }),
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const section: SectionOf<'formSection'> = {
  _key: 'a',
  _type: 'formSection',
  anchor: null,
  tone: 'paper',
  label: null,
  kind: 'reservation',
  heading: null,
  intro: null,
};

it('has ids of its own, also beside the same form', async () => {
  const { container } = renderLocalized(
    <>
      {await FormSection({ section, locale: 'en' })}
      {await FormSection({ section: { ...section, _key: 'b' }, locale: 'en' })}
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const [first, second] = screen.getAllByLabelText('Company');
  expect(first?.closest('form')).not.toBe(second?.closest('form'));
});
