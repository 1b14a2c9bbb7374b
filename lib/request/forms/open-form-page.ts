import 'server-only';
import { randomUUID } from 'node:crypto';
import { readFormResult } from '../../forms/form-results.ts';
import { issueFormToken } from '../../forms/receive/form-token.ts';
import { fieldLimits } from '../../forms/schema/field-limits.ts';
import type { FieldValues } from '../../forms/schema/form-schemas.ts';
import { carriedFields, type FormToken } from '../../forms/schema/protocol.ts';
import type { SubmissionResult } from '../../forms/schema/submission-result.ts';
import { formSecret } from '../../platform/crypto/form-secret.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { log } from '../../platform/log/log.ts';
import type { FormKind } from '../../routing/form-kind.ts';

/** A form opened for one visitor, with earlier values and the result of its submission. */
export interface OpenFormPage {
  readonly opened: FormToken | null;
  readonly about: string;
  readonly values: FieldValues;
  readonly result: SubmissionResult | null;
}

/**
 * Opens the page of a form: with the result stored under `resultId`, or a new form if it is null. A
 * form to correct or to send again keeps its idempotency key, so that it remains one message.
 */
export async function openFormPage(
  kind: FormKind,
  resultId: string | null,
  about: string,
): Promise<OpenFormPage> {
  const now = new Date();
  const stored = resultId === null ? null : await readFormResult(resultId, now);
  const known = stored?.kind === kind ? stored : null;
  const values = known?.values ?? {};
  const result = known?.result ?? null;
  // It becomes a part of addresses: neither endless, nor with half a character at its end.
  const subject = (values.about ?? about).slice(0, fieldLimits.about).toWellFormed();
  const common = { values, about: subject };
  try {
    const opened =
      reusableToken(values, result) ?? issueFormToken(kind, formSecret(serverEnv.forms), now);
    return { ...common, opened, result };
  } catch (error) {
    const requestId = randomUUID();
    log('error', 'form.unopened', { requestId, form: kind, error: String(error) });
    const contact = serverEnv.forms.mail.fallbackTo;
    const failed = { status: 'failed', reason: 'unavailable', contact, requestId } as const;
    return { ...common, opened: null, result: result ?? failed };
  }
}

/** Returns the form token of a form that may be sent again; null for any other result. */
function reusableToken(values: FieldValues, result: SubmissionResult | null): FormToken | null {
  const { [carriedFields.idempotencyKey]: idempotencyKey, [carriedFields.startedAt]: startedAt } =
    values;
  const again =
    result?.status === 'invalid' ||
    (result?.status === 'failed' && ['unavailable', 'tooEarly'].includes(result.reason));
  return again && idempotencyKey && startedAt ? { idempotencyKey, startedAt } : null;
}
