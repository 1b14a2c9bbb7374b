import type { Kysely } from 'kysely';

/** Adds the index by which the deliveries of an erased subscriber are found. */
export async function indexDeliveriesOfSubscribers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('delivery_subscriber_id')
    .ifNotExists()
    .on('delivery')
    .column('subscriber_id')
    .execute();
}
