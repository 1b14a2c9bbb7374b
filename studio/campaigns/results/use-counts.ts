import { useCallback } from 'react';
import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import { isLocale } from '../../../lib/platform/i18n/locales.ts';
import {
  type CampaignCount,
  isCampaignStage,
  type Period,
} from '../../../lib/tickets/campaign/campaign-count.ts';
import { type Loaded, useLoaded } from '../../connection/use-loaded.ts';
import { useSite } from '../shared/use-site.ts';

interface Counts {
  readonly counts: readonly CampaignCount[];
  /** False if there are more of them than the website sends. */
  readonly isComplete: boolean;
}

/** Loads what was counted in a period. */
export function useCounts({ from, through }: Period): Loaded<Counts> {
  const { request } = useSite();
  const load = useCallback(
    async (signal: AbortSignal): Promise<Counts> => {
      const query = new URLSearchParams({ from, through });
      const answer = await request(`/api/campaigns/counts?${query}`, signal);
      const { counts, isComplete } = isRecord(answer) ? answer : {};
      return {
        counts: Array.isArray(counts) ? counts.flatMap(readCount) : [],
        isComplete: isComplete === true,
      };
    },
    [request, from, through],
  );
  return useLoaded(load);
}

function readCount(value: unknown): CampaignCount[] {
  if (!isRecord(value)) return [];
  const { stage, locale, count } = value;
  const [day, ref, dsc] = [readDate(value.day), textOrNull(value.ref), textOrNull(value.dsc)];
  if (!isCampaignStage(stage) || !isLocale(locale) || day === null || typeof count !== 'number') {
    return [];
  }
  return [{ day, stage, ref, dsc, locale, count }];
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
