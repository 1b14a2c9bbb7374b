import type { CampaignEvent } from './campaign-count.ts';

/** The codes in use, as spelled by those who use them, by their spelling in lower case. */
export interface KnownCodes {
  readonly ref: ReadonlyMap<string, string>;
  readonly dsc: ReadonlyMap<string, string>;
}

/** Codes of a link or a deal; null without one. */
type LinkCodes = Pick<CampaignEvent, 'ref' | 'dsc'>;

/** Returns the codes in use; of several spellings, the first counts. */
export function knownCodes(links: readonly LinkCodes[]): KnownCodes {
  return {
    ref: spellings(links.map(({ ref }) => ref)),
    dsc: spellings(links.map(({ dsc }) => dsc)),
  };
}

function spellings(codes: readonly (string | null)[]): ReadonlyMap<string, string> {
  const found = codes.toReversed().filter((code) => code !== null);
  return new Map(found.map((code) => [code.toLowerCase(), code]));
}

/**
 * Returns those of the codes that are in use, whatever their case; null if none is. Others are not
 * counted, so that invented codes fill no table.
 */
export function inUse({ ref, dsc }: LinkCodes, known: KnownCodes): LinkCodes | null {
  const found = {
    ref: known.ref.get(ref?.toLowerCase() ?? '') ?? null,
    dsc: known.dsc.get(dsc?.toLowerCase() ?? '') ?? null,
  };
  return found.ref === null && found.dsc === null ? null : found;
}
