import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { FindBookingSection } from './find-booking-section';

const section: SectionOf<'findBookingSection'> = {
  _key: 'find',
  _type: 'findBookingSection',
  anchor: 'find',
  tone: null,
  label: null,
  heading: null,
  intro: null,
};

function show() {
  renderLocalized(<FindBookingSection section={section} locale="de" />, 'de');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bestellnummer' });
  return { field, form: field.form };
}

it('sends the order number to the checkout, in the language of the page, without a script', () => {
  const { field, form } = show();
  field.value = 'BMP-7K3F-9QXA';
  expect(form).toHaveAttribute('action', '/checkout-demo');
  expect(form).toHaveAttribute('method', 'get');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['locale', 'de'],
    ['booking', 'BMP-7K3F-9QXA'],
  ]);
});

it('is not printed, as its form is not', () => {
  expect(show().form?.closest('section')).toHaveClass('screen-only');
});

it.each([
  ['bmp 7k3f 9qxa', true],
  ['jana@example.com', false],
  ['', false],
])('%j is a valid order number: %s', (typed, valid) => {
  const { field } = show();
  field.value = typed;
  expect(field.checkValidity()).toBe(valid);
});
