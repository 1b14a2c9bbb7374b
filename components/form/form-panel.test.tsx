import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { locales } from '#lib/platform/i18n/locales';
import { formKinds } from '#lib/routing/form-kind';
import { FormPanel } from './form-panel';
import { aFormView } from './testing/a-form-view';

const show = (changes: Parameters<typeof aFormView>[0]) => {
  const view = aFormView(changes);
  renderLocalized(<FormPanel view={view} />, view.locale);
};

describe('FormPanel', () => {
  it.each(locales)('labels every field in %s, and shows where submissions are sent', (locale) => {
    for (const kind of formKinds) {
      const { unmount } = renderLocalized(<FormPanel view={aFormView({ kind, locale })} />, locale);
      const form = screen.getByRole('form');
      expect(form).toHaveAttribute('action', `/api/forms/${kind}?locale=${locale}`);
      for (const control of within(form).getAllByRole('textbox')) {
        expect(control).toHaveAccessibleName(/\p{L}{3}/u);
      }
      expect(screen.getByRole('link').getAttribute('href')).toMatch(
        new RegExp(`^/${locale}/.+#privacy$`),
      );
      unmount();
    }
  });

  it('asks how guests found the museum, with a prompt as the first option', () => {
    show({ kind: 'reservation' });
    const options = within(screen.getByLabelText(/^How did you hear about us/)).getAllByRole(
      'option',
    );
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Please choose',
      'Recommended by friends',
      'Social media',
      'Event portals',
      'Print media',
      'Other',
    ]);
  });

  it('has a labelled honeypot that people and assistive technology do not reach', () => {
    show({ kind: 'career' });
    const form = screen.getByRole('form');
    expect(
      within(form).queryByRole('textbox', { name: 'Leave this empty' }),
    ).not.toBeInTheDocument();
    const trap = form.querySelector<HTMLInputElement>('input[name=website]');
    expect(trap).toMatchObject({ type: 'text', tabIndex: -1, autocomplete: 'off', value: '' });
    const label = trap?.closest('label');
    // ARIA in HTML: a label of a labelable element must not be hidden by itself.
    expect(label?.getAttributeNames().filter((name) => /^(aria-|role)/.test(name))).toEqual([]);
    expect(label?.parentElement).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['subscription', 'Yes, email me about news and events. I can leave the list at any time.'],
    ['waitingList', 'Yes, email me if a place at this event comes free.'],
  ] as const)('does not preselect the consent of the %s form, which is its own', (kind, name) => {
    show({ kind });
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  });

  it('sends the event of a waiting list by its id, and says how long the address is kept', () => {
    show({ kind: 'waitingList', about: 'event-night', retentionDays: 7 });
    const form = screen.getByRole('form');
    expect(form).toHaveFormValues({ about: 'event-night', email: '' });
    expect(form).toHaveAttribute('action', '/api/forms/waitingList?locale=en&about=event-night');
    expect(screen.getByText(/Deleted 7 days after the event/)).toHaveTextContent(
      'hr@museum.example',
    );
  });

  it.each([
    [1, '1 month'],
    [31, '1 month'],
    [45, '2 months'],
    [75, '3 months'],
    [183, '6 months'],
    [32, '2 months'],
    [93, '4 months'],
    [154, '6 months'],
    [365, '12 months'],
    [3650, '120 months'],
  ])('states no less than the %i days for which a submission is kept: %s', (days, text) => {
    show({ kind: 'career', retentionDays: days });
    expect(screen.getByText(/^Read only by/)).toHaveTextContent(`Deleted after ${text}.`);
  });

  it('lists countries in the language and order of the page', () => {
    show({ kind: 'subscription', locale: 'cs' });
    const names = within(screen.getByLabelText(/^Země/))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toContain('Česko');
    expect(names.indexOf('Chorvatsko')).toBeGreaterThan(names.indexOf('Honduras'));
  });

  it('keeps the input, and shows the issues beside the fields and in the summary', () => {
    show({
      values: { name: 'Jana', email: 'jana', message: '' },
      result: {
        status: 'invalid',
        issues: [
          { field: 'email', issue: 'emailInvalid' },
          { field: 'message', issue: 'messageRequired' },
        ],
      },
    });
    expect(screen.getByLabelText('Name')).toHaveValue('Jana');
    const email = screen.getByLabelText('Email');
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription(/Please enter an email address/);
    const summary = screen.getByRole('region', { name: 'Please check the following:' });
    expect(within(summary).getByRole('link', { name: /message text/ })).toHaveAttribute(
      'href',
      `#${screen.getByLabelText('Message').id}`,
    );
  });

  it.each([
    ['en', 'Message could not be sent, please contact us directly at hr@museum.example'],
    ['cs', 'Zprávu se nepodařilo odeslat, kontaktujte nás prosím přímo na hr@museum.example'],
    ['de', /konnte nicht gesendet werden.*hr@museum\.example/],
    ['it', /Non è stato possibile inviare il messaggio.*hr@museum\.example/],
  ] as const)('shows in %s where to write instead', (locale, text) => {
    show({
      locale,
      values: { message: 'Good evening.' },
      result: {
        status: 'failed',
        reason: 'unavailable',
        contact: 'hr@museum.example',
        requestId: 'r1',
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByDisplayValue('Good evening.')).toBeVisible();
  });

  it.each([
    ['career', 'The message has been sent. We will get back to you as soon as possible'],
    ['reservation', 'The message has been sent. We will get back to you as soon as possible'],
    ['subscription', 'The form has been successfully submitted'],
    ['waitingList', 'The form has been successfully submitted'],
  ] as const)('shows that the %s form was sent, and its number', (kind, text) => {
    show({ kind, result: { status: 'ok', reference: 'BM-7K2Q' } });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('BM-7K2Q')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
