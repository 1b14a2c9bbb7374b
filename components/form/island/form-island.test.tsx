import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SubmissionResult } from '#lib/forms/schema/submission-result';
import { FormPanel } from '../form-panel';
import { aFormView } from '../testing/a-form-view';
import { hydrateForm } from './hydrate-form';
import { postForm } from './post-form';

vi.mock('./post-form', () => ({ postForm: vi.fn() }));

const answer = (result: SubmissionResult) => vi.mocked(postForm).mockResolvedValue(result);
const failure = {
  status: 'failed',
  reason: 'unavailable',
  contact: 'team@museum.example',
  requestId: 'r-1',
} as const;

async function openForm(changes: Parameters<typeof aFormView>[0] = {}) {
  const view = aFormView(changes);
  const rendered = renderLocalized(<FormPanel view={view} />, view.locale);
  await hydrate();
  return rendered;
}

/** Hydrates the form, as if it had been open for a minute. */
async function hydrate() {
  const now = vi.spyOn(performance, 'now').mockReturnValue(-60_000);
  // React flushes the hydration only at the end of `act`.
  let ready: Promise<void> | undefined;
  act(() => {
    ready = hydrateForm(screen.getByRole<HTMLFormElement>('form'));
  });
  await ready;
  now.mockRestore();
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Jana');
  await userEvent.type(screen.getByLabelText('Email'), 'jana@visitor.example');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello.');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the application' }));

beforeEach(() => {
  vi.mocked(postForm).mockReset();
  window.consent = { agreed: ['analytics'], apply: () => undefined };
  window.dataLayer = [];
  document.documentElement.lang = 'en';
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
});

afterEach(() => sessionStorage.clear());

describe('a hydrated form', () => {
  it('shows what is missing beside the fields and above them, and sends nothing', async () => {
    await openForm();
    await send();
    const summary = await screen.findByRole('region', { name: /check the following/ });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please fill in your name');
    await userEvent.click(screen.getByRole('link', { name: 'Please fill in the message text' }));
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(postForm).not.toHaveBeenCalled();
  });

  it('shows an issue once a field has lost the focus, and removes it once fixed', async () => {
    await openForm();
    const email = screen.getByLabelText('Email');
    await userEvent.type(email, 'jana');
    expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid'));
    expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid');
    await userEvent.type(email, '@visitor.example');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
  });

  it('is replaced with the seal, the confirmation and the reference number', async () => {
    answer({ status: 'ok', reference: 'BM-1' });
    await openForm();
    await fillIn();
    await send();
    expect(await screen.findByText(/^The message has been sent/)).toBeVisible();
    expect(screen.getByText('BM-1')).toBeVisible();
    expect(window.dataLayer).toEqual([{ event: 'form_sent', form: 'career' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends once, however often the button is pressed', async () => {
    let arrive: (result: SubmissionResult) => void = () => undefined;
    vi.mocked(postForm).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await openForm();
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText('Sending…')).toBeVisible();
    arrive({ status: 'ok', reference: 'BM-1' });
    await screen.findByText('BM-1');
    expect(postForm).toHaveBeenCalledOnce();
  });

  it('keeps the input when sending fails, also when it is opened again', async () => {
    answer(failure);
    const { unmount } = await openForm();
    await fillIn();
    await send();
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('please contact us directly at team@museum.example');
    expect(note).toHaveFocus();
    expect(screen.getByLabelText('Message')).toHaveValue('Hello.');
    unmount();
    await openForm({ opened: { idempotencyKey: 'another', startedAt: '2.x' } });
    expect(screen.getByLabelText('Message')).toHaveValue('Hello.');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('idempotencyKey')).toBe('key');
  });

  it('shows the contact address when both attempts to get a form token fail', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    answer({ ...failure, reason: 'unopened' });
    await openForm();
    await fillIn();
    await send();
    const note = await screen.findByRole('alert');
    expect(postForm).toHaveBeenCalledTimes(2);
    expect(note).toHaveTextContent('please contact us directly at team@museum.example');
    expect(note).not.toHaveTextContent('JavaScript is off');
  });

  it('restores a draft unless something is filled in', async () => {
    const { unmount } = await openForm({ kind: 'reservation' });
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(screen.getByLabelText(/^Number of guests/), '24');
    unmount();
    const again = await openForm({ kind: 'reservation' });
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByLabelText(/^Number of guests/)).toHaveValue('24');
    again.unmount();
    await openForm({ kind: 'reservation', values: { company: 'Firma' } });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('restores no draft of the form for another subject', async () => {
    const { unmount } = await openForm({ about: 'brewer' });
    await userEvent.type(screen.getByLabelText('Message'), 'I have brewed for ten years.');
    unmount();
    const other = await openForm({ about: 'guide' });
    expect(screen.getByLabelText('Message')).toHaveValue('');
    other.unmount();
    await openForm({ about: 'brewer' });
    expect(screen.getByLabelText('Message')).toHaveValue('I have brewed for ten years.');
  });

  it('shows issues that only the server finds', async () => {
    answer({ status: 'invalid', issues: [{ field: 'file', issue: 'fileTypeRefused' }] });
    await openForm();
    await fillIn();
    await send();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Attached file/)).toHaveAccessibleDescription(
        /Please choose a PDF/,
      ),
    );
    expect(screen.getByRole('region', { name: /check the following/ })).toHaveFocus();
  });

  it('shows the chosen file and its size, and removes it', async () => {
    await openForm();
    const field = screen.getByLabelText<HTMLInputElement>(/^Attached file/);
    await userEvent.upload(field, new File(['x'.repeat(2_400_000)], 'cv.pdf'));
    expect(screen.getByText(/^cv\.pdf, 2\.4/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText(/^cv\.pdf/)).not.toBeInTheDocument();
    expect(field.files).toHaveLength(0);
  });

  it('keeps what was typed and chosen before, and the focus', async () => {
    const view = aFormView();
    renderLocalized(<FormPanel view={view} />);
    const [name, message] = [screen.getByLabelText('Name'), screen.getByLabelText('Message')];
    await userEvent.type(name, 'Jana');
    await userEvent.upload(screen.getByLabelText(/^Attached file/), new File(['x'], 'cv.pdf'));
    await userEvent.type(message, 'Hello.');
    await hydrate();
    expect(screen.getByLabelText('Message')).toBe(message);
    expect(message).toHaveFocus();
    expect(message).toHaveValue('Hello.');
    expect(name).toHaveValue('Jana');
    expect(screen.getByText(/^cv\.pdf, /)).toBeVisible();
    await send();
    expect(await screen.findByRole('link', { name: /your email address/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /your name/ })).not.toBeInTheDocument();
  });

  it('keeps the issues that the server has rendered until they are fixed', async () => {
    await openForm({
      kind: 'reservation',
      values: { company: 'Firma', unknownDate: 'on', email: 'jana', message: 'Hello.' },
      result: { status: 'invalid', issues: [{ field: 'email', issue: 'emailInvalid' }] },
    });
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAccessibleDescription(/Please enter an email address/);
    expect(screen.getByRole('region', { name: /check the following/ })).not.toHaveFocus();
    await userEvent.type(email, '@visitor.example');
    await userEvent.tab();
    await waitFor(() => expect(email).toBeValid());
    expect(screen.getByLabelText('Company')).toHaveValue('Firma');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('asks again for a date that the browser cannot read', async () => {
    const values = { company: 'Firma', name: 'Jana', email: 'jana@visitor.example' };
    await openForm({ kind: 'reservation', values: { ...values, message: 'Hello.' } });
    const date = screen.getByLabelText<HTMLInputElement>(/^Date/);
    const { validity } = date;
    vi.spyOn(date, 'validity', 'get').mockReturnValue({ ...validity, badInput: true });
    await userEvent.click(date);
    await userEvent.tab();
    await waitFor(() => expect(date).toHaveAccessibleDescription('Please enter a valid date'));
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    expect(await screen.findByRole('link', { name: 'Please enter a valid date' })).toBeVisible();
    expect(postForm).not.toHaveBeenCalled();
    // The date is ignored if it is not known yet.
    answer({ status: 'ok', reference: 'E-1' });
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    expect(await screen.findByText('E-1')).toBeVisible();
  });

  it('reports a past date on blur, unless the date is not known yet', async () => {
    await openForm({ kind: 'reservation' });
    const date = screen.getByLabelText(/^Date/);
    await userEvent.type(date, '2020-01-01');
    await userEvent.tab();
    await waitFor(() => expect(date).toHaveAccessibleDescription('Please choose a future date'));
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(date).not.toHaveAttribute('aria-invalid'));
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(date).toHaveAttribute('aria-invalid', 'true'));
  });

  it('asks for consent with its own message', async () => {
    await openForm({ kind: 'subscription' });
    await userEvent.type(screen.getByLabelText('Email'), 'jana@visitor.example');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    const tick = screen.getByRole('checkbox');
    await waitFor(() =>
      expect(tick).toHaveAccessibleDescription('Please tick the box to agree to our emails'),
    );
    await userEvent.click(tick);
    await waitFor(() => expect(tick).toBeValid());
  });
});

describe('with reCAPTCHA', () => {
  const token = () => document.querySelector('[name="recaptchaToken"]');

  const scripts: string[] = [];
  /** What becomes of the script that is requested. */
  let outcome: 'load' | 'error';

  beforeEach(() => {
    answer({ status: 'ok', reference: 'C-1' });
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) {
        if (!(node instanceof HTMLScriptElement)) continue;
        scripts.push(node.src);
        queueMicrotask(() => node.dispatchEvent(new Event(outcome)));
      }
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    scripts.length = 0;
    delete window.grecaptcha;
  });

  it('sends without a token when Google’s script does not load', async () => {
    outcome = 'error';
    await openForm({ recaptchaKey: 'site-key' });
    await fillIn();
    await send();
    expect(token()).toHaveValue('');
    expect(postForm).toHaveBeenCalledOnce();
  });

  it('requests a token for this form when it is sent', async () => {
    const execute = vi.fn(async () => 'a-token');
    window.grecaptcha = { ready: (then) => then(), execute };
    outcome = 'load';
    await openForm({ recaptchaKey: 'site-key' });
    expect(scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key']);
    expect(execute).not.toHaveBeenCalled();
    await fillIn();
    await send();
    expect(execute).toHaveBeenCalledWith('site-key', { action: 'form_career' });
    expect(token()).toHaveValue('a-token');
    expect(postForm).toHaveBeenCalledOnce();
  });

  it('requests no token where reCAPTCHA is not used', async () => {
    await openForm();
    expect(scripts).toEqual([]);
  });
});
