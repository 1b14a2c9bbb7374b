import { isTransactionId, newTransactionId } from '../ids/transaction-id.ts';
import type { JsonObject } from '../store/json.ts';
import { ApiException } from './api-exception.ts';
import { plainError } from './errors.ts';

/**
 * Returns the `transactionId` of a request's body, or a generated one where it has none. Throws an
 * {@link ApiException} with 400 where it is invalid.
 */
export function transactionIdOf({ transactionId }: JsonObject): string {
  if (transactionId === undefined) return newTransactionId();
  if (typeof transactionId === 'string' && isTransactionId(transactionId)) return transactionId;
  const message =
    'The transaction ID must be 1 to 128 letters, digits, dots, dashes or underscores';
  throw new ApiException(plainError(400, message));
}
