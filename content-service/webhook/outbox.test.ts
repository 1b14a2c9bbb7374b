import { expect, it } from 'vitest';
import type { LoggedChange, Operation } from '../store/transaction.ts';
import { Outbox } from './outbox.ts';

let sequence = 0;

/** A change of one published document, later than all changes before. */
function change(operation: Operation): LoggedChange {
  sequence += 1;
  return {
    sequence,
    dataset: 'production',
    transactionId: `transaction-${sequence}`,
    documentId: 'event-goose',
    documentType: 'event',
    operation,
  };
}

/** Delivers a change during which others arrive; returns the operation that is delivered next. */
function nextAfter(delivered: Operation, ...meanwhile: readonly Operation[]) {
  const outbox = new Outbox();
  outbox.add([change(delivered)]);
  const pending = outbox.first();
  outbox.add(meanwhile.map(change));
  if (pending) outbox.done(pending);
  return outbox.first()?.change.operation;
}

it('merges changes into one, of which the receiver knows nothing yet', () => {
  const outbox = new Outbox();
  outbox.add([change('create'), change('update'), change('update')]);
  expect(outbox.size).toBe(1);
  expect(outbox.first()?.change).toMatchObject({ operation: 'create', sequence });
});

it('reports an update after a creation that has been delivered meanwhile', () => {
  expect(nextAfter('create', 'update')).toBe('update');
});

it('reports a creation after a deletion that has been delivered meanwhile', () => {
  expect(nextAfter('delete', 'create')).toBe('create');
});
