import { sql } from 'kysely';
import type { CampaignCount, Period } from '../../tickets/campaign/campaign-count.ts';
import type { Store } from './store.ts';

/**
 * The most rows of a day: some hundred codes in all languages. Beyond it, only what has a row is
 * counted, so that requests with all combinations of codes cannot fill the database.
 */
export const MAX_ROWS_PER_DAY = 2000;

/**
 * Adds to the counts of their days in one transaction; correct with any number of concurrent
 * servers. Returns how many events were not counted, because their day has too many rows. Rejects if
 * nothing could be added.
 */
export async function addCampaignCounts(
  store: Store,
  counts: readonly CampaignCount[],
): Promise<number> {
  return await store.db.transaction().execute(async (db) => {
    let uncounted = 0;
    // In one order for all servers, which would otherwise wait for each other's rows.
    for (const { day, stage, ref, dsc, locale, count } of counts.toSorted(byKey)) {
      const key = [day, stage, ref ?? '', dsc ?? '', locale] as const;
      const { numAffectedRows } = await sql`
        insert into campaign_count (day, stage, ref, dsc, locale, count)
        select ${sql.join(key.map((value) => sql`cast(${value} as text)`))},
          cast(${count} as integer)
        where exists (
            select 1 from campaign_count
            where (day, stage, ref, dsc, locale) = (${sql.join([...key])})
          )
          or (select count(*) from campaign_count where day = ${day}) < ${MAX_ROWS_PER_DAY}
        on conflict (day, stage, ref, dsc, locale)
          do update set count = campaign_count.count + excluded.count
      `.execute(db);
      if (!numAffectedRows) uncounted += count;
    }
    return uncounted;
  });
}

/** How long counts are stored, in days: 25 months, to compare a month with that of two years ago. */
export const CAMPAIGN_RETENTION_DAYS = 760;

/** The counts of a period, and whether they are all of them. */
export interface CampaignCounts {
  readonly counts: readonly CampaignCount[];
  readonly isComplete: boolean;
}

/** Reads the counts of a period, the latest days first, `max` of them at most. */
export async function readCampaignCounts(
  store: Store,
  { from, through }: Period,
  max: number,
): Promise<CampaignCounts> {
  const rows = await store.db
    .selectFrom('campaign_count')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', through)
    .orderBy('day', 'desc')
    .orderBy('stage')
    .orderBy('ref')
    .orderBy('dsc')
    .orderBy('locale')
    .limit(max + 1)
    .execute();
  const counts = rows.map((row) => ({ ...row, ref: row.ref || null, dsc: row.dsc || null }));
  return { counts: counts.slice(0, max), isComplete: counts.length <= max };
}

/** Erases the counts of the days before one; returns how many rows there were. */
export async function eraseCampaignCountsBefore(store: Store, day: string): Promise<number> {
  const result = await store.db
    .deleteFrom('campaign_count')
    .where('day', '<', day)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Erases all counts with a code, as referral or discount code and in any case; returns how many rows
 * there were.
 */
export async function eraseCampaignCountsOf(store: Store, code: string): Promise<number> {
  const result = await store.db
    .deleteFrom('campaign_count')
    .where(sql<boolean>`${code.toLowerCase()} in (lower(ref), lower(dsc))`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function byKey(one: CampaignCount, other: CampaignCount): number {
  const keyOf = ({ day, stage, ref, dsc, locale }: CampaignCount) =>
    [day, stage, ref, dsc, locale].join(' ');
  return keyOf(one) < keyOf(other) ? -1 : 1;
}
