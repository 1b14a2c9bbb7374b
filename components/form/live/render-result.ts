import type { SubmissionResult } from '#lib/forms/schema/submission-result';
import type { EnhancedForm } from './enhanced-form';

type Failed = Extract<SubmissionResult, { readonly status: 'failed' }>;

/** Replaces the form with the seal, the sentence and the number. */
export function renderSent(form: EnhancedForm, reference: string): void {
  form.part('reference').textContent = reference;
  form.element.hidden = true;
  const sent = form.part('sent');
  sent.hidden = false;
  sent.focus();
  sent.scrollIntoView({ block: 'center' });
}

/** Shows why a message was not sent and where to write instead; null hides that again. */
export function renderFailure(form: EnhancedForm, failed: Failed | null): void {
  const note = form.part('failure');
  note.hidden = failed === null;
  if (!failed) return;
  const address = note.querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
  if (address) {
    address.href = `mailto:${failed.contact}`;
    address.textContent = failed.contact;
  }
  form.part('reason').textContent = form.words.reason[failed.reason] ?? '';
  form.part('request').textContent = failed.requestId;
  note.scrollIntoView({ block: 'center' });
}
