import { track } from '#lib/consent/track';
import { carriedFields } from '#lib/forms/schema/protocol';
import type { SubmissionResult } from '#lib/forms/schema/submission-result';
import type { Draft } from './draft';
import type { EnhancedForm } from './enhanced-form';
import { postForm } from './post-form';
import { openAnew, openLongEnough } from './prepare-form';
import { recaptchaToken } from './recaptcha';
import { renderFailure, renderSent } from './render-result';
import type { ShowIssues } from './watch-fields';
import type { ShowProgress } from './watch-file';

const sending = new WeakSet<EnhancedForm>();

/** Sends a form, once however often the button is pressed, and renders the result. */
export async function sendForm(
  form: EnhancedForm,
  draft: Draft,
  progress: ShowProgress,
  show: ShowIssues,
): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  const status = form.part('sending');
  status.textContent = form.words.sending;
  renderFailure(form, null);
  try {
    const result = await deliver(form, progress);
    if (result.status === 'ok') {
      draft.forget();
      track({ event: 'form_sent', form: form.kind });
      renderSent(form, result.reference);
    } else if (result.status === 'invalid') {
      show(result.issues);
    } else {
      renderFailure(form, result);
    }
  } finally {
    status.textContent = '';
    progress(null);
    sending.delete(form);
  }
}

/** Sends it, and once more with a new form token if the token was missing or has expired. */
async function deliver(form: EnhancedForm, progress: ShowProgress): Promise<SubmissionResult> {
  const result = await attempt(form, progress);
  const reason = result.status === 'failed' ? result.reason : null;
  if (reason !== 'expired' && reason !== 'unopened') return result;
  await openAnew(form);
  return await attempt(form, progress);
}

async function attempt(form: EnhancedForm, progress: ShowProgress): Promise<SubmissionResult> {
  await openLongEnough(form);
  await addToken(form);
  return await postForm(form, progress);
}

async function addToken(form: EnhancedForm): Promise<void> {
  const siteKey = form.element.dataset.recaptcha;
  const field = form.control(carriedFields.recaptchaToken);
  if (siteKey && field) field.value = await recaptchaToken(siteKey, form.kind);
}
