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
export const MAX_FAILURES = 100;

/**
 * Fails with the first {@link MAX_FAILURES} failures if there are any, so that a transaction is
 * rejected as a whole.
 */
export function requireNone(failures: readonly MutationFailure[]): Result<null, MutationFailures> {
  const [first, ...others] = failures.slice(0, MAX_FAILURES);
  return first === undefined ? succeed(null) : fail([first, ...others]);
}

/** Turns the failures of a transaction into the error of its request. */
export function toTransactionError<T>(
  type: TransactionErrorType,
  result: Result<T, MutationFailures>,
): Result<T> {
  return result.ok ? result : fail(transactionError(type, result.error));
}

/** The failure (400) of a document that the protocol does not permit, described in `description`. */
export const malformedDocument = (description: string): Failure => ({
  status: 400,
  error: { type: 'malformedDocumentError', description },
});

/**
 * The failure (413) of a document with more than `limit` bytes of JSON. The hosted service does not
 * document its error; the type follows its other names.
 */
export const documentTooLarge = (id: string, limit: number): Failure => ({
  status: 413,
  error: {
    type: 'documentTooLargeError',
    description: `Document "${id}" is larger than the limit of ${limit} bytes of JSON`,
    id,
    limit,
  },
});

/** The failure (409) of a `create` for an id that is in use. */
export const alreadyExists = (id: string): Failure => ({
  status: 409,
  error: {
    type: 'documentAlreadyExistsError',
    description: `Document by ID "${id}" already exists`,
    id,
  },
});

/** The failure (404) of a change to a document that does not exist. */
export const notFound = (id: string): Failure => ({
  status: 404,
  error: {
    type: 'documentNotFoundError',
    description: `The document with the ID "${id}" was not found`,
    id,
  },
});

/**
 * The failure (409) of a change that requires the revision `expected` of a document whose revision is
 * `current`; null for a document that does not exist.
 */
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

/** The failure (409) of a document with a strong reference to `referenceID`, which does not exist. */
export const missingReference = (id: string, referenceID: string): Failure => ({
  status: 409,
  error: {
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${id}" references non-existent document "${referenceID}"`,
    id,
    referenceID,
  },
});

/**
 * The failure (409) of deleting a document to which the documents `referencingIDs` have strong
 * references.
 */
export const stillReferenced = (id: string, referencingIDs: string[]): Failure => ({
  status: 409,
  error: {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0] ?? ''}"`,
    id,
    referencingIDs,
  },
});

/** The failure (409) of a change to the documents of a release whose state does not permit changes. */
export const lockedRelease = (release: string, state: string): Failure => ({
  status: 409,
  error: {
    type: 'releaseLockedError',
    description: `The documents of release "${release}" cannot be changed, because it is ${state}`,
    releaseId: release,
    state,
  },
});

/** The failure (403) of a caller without `permission`. */
export const insufficientPermissions = (permission: string): Failure => ({
  status: 403,
  error: {
    type: 'insufficientPermissionsError',
    description: `Insufficient permissions; permission "${permission}" required`,
    permission,
  },
});
