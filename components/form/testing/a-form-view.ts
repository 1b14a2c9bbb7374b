import type { FormView } from '../form-view';

/** A form as it is first seen, with what a test changes of it. */
export function aFormView(changes: Partial<FormView> = {}): FormView {
  return {
    kind: 'career',
    locale: 'en',
    id: 'form',
    opened: { idempotencyKey: 'key', startedAt: '1.signature' },
    about: '',
    values: {},
    result: null,
    contact: 'hr@house.example',
    retentionDays: 183,
    recaptchaKey: null,
    ...changes,
  };
}
