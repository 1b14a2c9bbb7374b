import type { FormView } from '../form-view';

/** Returns a form that has not been sent, with the changes of a test. */
export function aFormView(changes: Partial<FormView> = {}): FormView {
  return {
    kind: 'career',
    locale: 'en',
    id: 'form',
    opened: { idempotencyKey: 'key', startedAt: '1.signature' },
    about: '',
    subject: '',
    values: {},
    result: null,
    contact: 'hr@museum.example',
    retentionDays: 183,
    recaptchaKey: null,
    ...changes,
  };
}
