import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { MailStepPanel } from './mail-step-panel';

const over = { step: 'join', token: '', outcome: 'over' } as const;

it.each([
  ['en', 'Go to the event'],
  ['cs', 'Na stránku události'],
  ['de', 'Zur Veranstaltung'],
  ['it', 'Vai alla pagina dell’evento'],
] as const)('leads in %s to the page of the event, which says what has changed', (locale, name) => {
  renderLocalized(<MailStepPanel {...over} locale={locale} eventHref="/event" />, locale);
  expect(screen.getByRole('link')).toHaveAccessibleName(name);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/event');
});

it('leads to the home page where there is no event', () => {
  renderLocalized(<MailStepPanel {...over} locale="de" eventHref={null} />, 'de');
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de');
});
