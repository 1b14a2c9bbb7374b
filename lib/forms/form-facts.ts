import 'server-only';
import { serverEnv } from '../platform/env/server.ts';
import type { FormKind } from '../routing/form-kind.ts';
import { recipientsOf } from './team.ts';

/** What a form says and needs, whoever fills it in. */
export interface FormFacts {
  /** Where to write instead when it cannot be sent. */
  readonly contact: string;
  /** How long what is sent is kept, in days. */
  readonly retentionDays: number;
  /** The site key of reCAPTCHA, where it is used. */
  readonly recaptchaKey: string | null;
}

/** Gathers what every rendering of a form has in common. */
export async function formFacts(kind: FormKind): Promise<FormFacts> {
  const { retentionDays, recaptcha, mail } = serverEnv.forms;
  const [contact = mail.fallbackTo] = await recipientsOf(kind);
  return {
    contact,
    retentionDays: retentionDays[kind],
    recaptchaKey: recaptcha?.siteKey ?? null,
  };
}
