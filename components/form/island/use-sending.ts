import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { carriedFields } from '#lib/forms/schema/protocol';
import type { SubmissionResult } from '#lib/forms/schema/submission-result';
import { formAction } from '#lib/routing/form-addresses';
import type { FormView } from '../form-view';
import { type FormOpening, openForm } from './form-opening';
import type { FormInput } from './form-resolver';
import { postForm } from './post-form';
import { preloadRecaptcha, recaptchaToken } from './recaptcha';

interface Sending {
  /** How much has been sent, in per cent; null while nothing is being sent. */
  readonly percent: number | null;
  /**
   * Sends the form and returns the result; null if it is being sent already. With a new form token,
   * it is sent once more if the token was missing or has expired.
   */
  send(form: HTMLFormElement): Promise<SubmissionResult | null>;
}

/** Opens a form once it is rendered, with its token and reCAPTCHA if it is used, and sends it. */
export function useSending(view: FormView, values: UseFormReturn<FormInput>): Sending {
  const { kind, locale, contact, recaptchaKey } = view;
  const { getValues, setValue } = values;
  const [percent, setPercent] = useState<number | null>(null);
  const isSending = useRef(false);
  const opened = useRef<FormOpening | null>(null);
  useEffect(() => {
    if (recaptchaKey) preloadRecaptcha(recaptchaKey);
    const hasToken = Boolean(getValues(carriedFields.idempotencyKey));
    opened.current ??= openForm(formAction(kind, locale), hasToken, (token) => {
      setValue(carriedFields.idempotencyKey, token.idempotencyKey);
      setValue(carriedFields.startedAt, token.startedAt);
    });
  }, [kind, locale, recaptchaKey, getValues, setValue]);

  async function attempt(form: HTMLFormElement, opening: FormOpening) {
    await opening.untilSendable();
    if (recaptchaKey) {
      setValue(carriedFields.recaptchaToken, await recaptchaToken(recaptchaKey, kind));
    }
    return await postForm(form, contact, setPercent);
  }
  async function send(form: HTMLFormElement): Promise<SubmissionResult | null> {
    const opening = opened.current;
    if (isSending.current || !opening) return null;
    isSending.current = true;
    setPercent(0);
    try {
      const result = await attempt(form, opening);
      const reason = result.status === 'failed' ? result.reason : null;
      if (reason !== 'expired' && reason !== 'unopened') return result;
      await opening.renew();
      const second = await attempt(form, opening);
      if (second.status !== 'failed' || second.reason !== 'unopened') return second;
      // There was no token to be had: the visitor has to try later, or to write to the address instead.
      return { ...second, reason: 'unavailable' };
    } finally {
      isSending.current = false;
      setPercent(null);
    }
  }
  return { percent, send };
}
