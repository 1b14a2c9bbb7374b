import 'server-only';
import { serverEnv } from '../platform/env/server.ts';
import type { FormKind } from '../routing/form-kind.ts';
import { contactOf } from './team.ts';

/** The facts about a form that are the same for every visitor. */
export interface FormFacts {
  /** The address to write to if the form cannot be sent. */
  readonly contact: string;
  /** How long a submission is stored, in days. */
  readonly retentionDays: number;
  /** The site key of reCAPTCHA; null if it is not used. */
  readonly recaptchaKey: string | null;
}

/** Returns the facts that every rendering of a form needs, for the page being rendered. */
export async function formFacts(kind: FormKind): Promise<FormFacts> {
  const { retentionDays, recaptcha } = serverEnv.forms;
  return {
    contact: await contactOf(kind),
    retentionDays: retentionDays[kind],
    recaptchaKey: recaptcha?.siteKey ?? null,
  };
}
