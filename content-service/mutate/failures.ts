import {
  type MutationFailure,
  type MutationFailures,
  type TransactionErrorType,
  transactionError,
} from '../http/errors.ts';
import { fail, type Result, succeed } from '../http/result.ts';

/** The error of one mutation or action, with the messages and fields of the protocol. */
export interface Failure extends Omit<MutationFailure, 'index'> {
  /** The position of the earlier one that is at fault, if another one is. */
  readonly index?: number;
}

/**
 * Failures that a response lists; clients show five. Otherwise, a small request of nothing but
 * malformed mutations would make a response a hundred times its size.
 */
export const MOST_FAILURES = 100;

/**
 * Fails with the first {@link MOST_FAILURES} failures if there are any, so that a transaction is
 * rejected as a whole.
 */
export function requireNone(failures: readonly MutationFailure[]): Result<null, MutationFailures> {
  const [first, ...others] = failures.slice(0, MOST_FAILURES);
  return first === undefined ? succeed(null) : fail([first, ...others]);
}

/** Turns the failures of a transaction into the error of its request. */
export function toTransactionError<T>(
  type: TransactionErrorType,
  result: Result<T, MutationFailures>,
): Result<T> {
  return result.ok ? result : fail(transactionError(type, result.error));
}

export const malformedDocument = (description: string): Failure => ({
  status: 400,
  error: { type: 'malformedDocumentError', description },
});

/** The hosted service does not document its error; the type follows its other names. */
export const documentTooLarge = (id: string, limit: number): Failure => ({
  status: 413,
  error: {
    type: 'documentTooLargeError',
    description: `Document "${id}" is larger than the limit of ${limit} bytes of JSON`,
    id,
    limit,
  },
});

export const alreadyExists = (id: string): Failure => ({
  status: 409,
  error: {
    type: 'documentAlreadyExistsError',
    description: `Document by ID "${id}" already exists`,
    id,
  },
});

export const notFound = (id: string): Failure => ({
  status: 404,
  error: {
    type: 'documentNotFoundError',
    description: `The document with the ID "${id}" was not found`,
    id,
  },
});

export const revisionMismatch = (
  id: string,
  current: string | null,
  expected: string,
): Failure => ({
  status: 409,
  error: {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID ("${current}"), expected "${expected}"`,
    id,
    currentRevisionID: current,
    expectedRevisionID: expected,
  },
});

export const missingReference = (id: string, referenceID: string): Failure => ({
  status: 409,
  error: {
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${id}" references non-existent document "${referenceID}"`,
    id,
    referenceID,
  },
});

export const stillReferenced = (id: string, referencingIDs: string[]): Failure => ({
  status: 409,
  error: {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0] ?? ''}"`,
    id,
    referencingIDs,
  },
});

export const lockedRelease = (release: string, state: string): Failure => ({
  status: 409,
  error: {
    type: 'releaseLockedError',
    description: `The documents of release "${release}" cannot be changed, because it is ${state}`,
    releaseId: release,
    state,
  },
});

export const insufficientPermissions = (permission: string): Failure => ({
  status: 403,
  error: {
    type: 'insufficientPermissionsError',
    description: `Insufficient permissions; permission "${permission}" required`,
    permission,
  },
});
