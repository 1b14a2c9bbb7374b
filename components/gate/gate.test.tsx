import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { Locale } from '#lib/platform/i18n/locales';
import { Gate } from './gate';
import { GateIsland } from './gate-island';

const { dataset } = document.documentElement;
const fetched = vi.fn(async (_path: string, _request: RequestInit) => new Response());

function show(locale: Locale) {
  document.documentElement.lang = locale;
  renderLocalized(
    <>
      <Gate
        locale={locale}
        path={`/${locale}`}
        responsibleDrinkingUrl="https://www.pijsrozumem.cz"
        languages={<a href="/de">Deutsch</a>}
      />
      <GateIsland />
    </>,
    locale,
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  window.consent = { agreed: [], apply: vi.fn() };
  dataset.gate = 'open';
  dataset.choice = 'needed';
});

afterEach(async () => {
  // A gate that is left would end the next test's.
  await expect.poll(() => dataset.gate).not.toBe('leaving');
  delete dataset.adult;
  delete dataset.gate;
  delete dataset.choice;
});

/** The body of the request to the server. */
const sent = () => JSON.parse(String(fetched.mock.calls[0]?.[1].body));

// The first, because the others move the focus 150 ms later.
test('the gate takes the focus from the page behind it, but from no button of its own', async () => {
  show('en');
  expect(document.body).toHaveFocus();
  await expect.poll(() => screen.getByRole('dialog')).toHaveFocus();
  cleanup();
  show('en');
  const reject = screen.getByRole('button', { name: /reject optional/ });
  reject.focus();
  await new Promise(requestAnimationFrame);
  expect(reject).toHaveFocus();
});

test('the accept button accepts all categories and proves the age', async () => {
  show('en');
  await userEvent.click(screen.getByRole('button', { name: /accept all cookies/ }));
  expect(document.cookie).toContain('age-proof=1');
  expect(sent()).toEqual({ categories: ['analytics', 'ads'], language: 'en' });
  expect(window.consent.apply).toHaveBeenCalledWith(['analytics', 'ads']);
  expect(dataset).toMatchObject({ gate: expect.stringMatching(/^(leaving|passed)$/) });
  await expect.poll(() => dataset.choice).toBeUndefined();
});

test('while the gate fades, its title and buttons stay as they are', async () => {
  show('en');
  fireEvent.click(screen.getByRole('button', { name: /accept all cookies/ }));
  expect(dataset).toMatchObject({ gate: 'leaving', choice: 'needed' });
  await expect.poll(() => dataset.gate).toBe('passed');
  expect(dataset.choice).toBeUndefined();
});

test('a second press while the gate fades records no second choice', async () => {
  show('en');
  await userEvent.dblClick(screen.getByRole('button', { name: /accept all cookies/ }));
  expect(fetched).toHaveBeenCalledOnce();
});

test('where the document was rendered again, the page is reloaded once, and the gate can be passed', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  delete dataset.gate;
  delete dataset.choice;
  show('en');
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  cleanup();
  show('en');
  await userEvent.click(screen.getByRole('button', { name: /accept all cookies/ }));
  expect(dataset.gate).toMatch(/^(leaving|passed)$/);
  expect(reload).toHaveBeenCalledOnce();
  sessionStorage.clear();
});

test('the reject button accepts no optional category, and its label confirms the age', async () => {
  show('cs');
  await userEvent.click(screen.getByRole('button', { name: /bylo\s18 a\sodmítám volitelné/ }));
  expect(sent()).toEqual({ categories: [], language: 'cs' });
  // Leaving takes 150 ms; a slow machine may have finished by now.
  expect(dataset.gate).toMatch(/^(leaving|passed)$/);
});

test('where the choice is made, the plain button proves only the age', async () => {
  delete dataset.choice;
  show('it');
  await userEvent.click(screen.getByRole('button', { name: /^Ho compiuto 18\sanni$/ }));
  expect(fetched).not.toHaveBeenCalled();
  // Leaving takes 150 ms; a slow machine may have finished by now.
  expect(dataset.gate).toMatch(/^(leaving|passed)$/);
});

test('a choice that the server cannot store still lets the visitor in', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  show('de');
  await userEvent.click(screen.getByRole('button', { name: /lehne optionale Cookies ab/ }));
  // Leaving takes 150 ms; a slow machine may have finished by now.
  expect(dataset.gate).toMatch(/^(leaving|passed)$/);
  expect(window.consent.apply).toHaveBeenCalledWith([]);
});

test('where the age is proved, a cookie choice does not prove it again', async () => {
  const jar = vi.spyOn(document, 'cookie', 'set');
  dataset.adult = 'yes';
  show('en');
  await userEvent.click(screen.getByRole('button', { name: /Reject optional cookies/ }));
  expect(sent()).toEqual({ categories: [], language: 'en' });
  expect(jar).not.toHaveBeenCalled();
  expect(dataset.gate).toMatch(/^(leaving|passed)$/);
});
