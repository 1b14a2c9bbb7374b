import type { APIRequestContext } from '@playwright/test';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';

/** An address and the page it was found on. */
export interface Reference {
  readonly from: string;
  readonly address: string;
}

/**
 * Returns the references whose response is not 200; each address is requested once. A stale
 * kept-alive connection is retried. Posters, which take long to render, are only requested with
 * HEAD unless `whole`.
 */
export async function missing(
  request: APIRequestContext,
  references: readonly Reference[],
  { whole }: { readonly whole: boolean },
): Promise<string[]> {
  const firstOf = new Map(references.map((reference) => [reference.address, reference]));
  const problems = await mapConcurrently(firstOf.values(), async ({ from, address }) => {
    const method = whole || !address.startsWith('/posters/') ? 'GET' : 'HEAD';
    const response = await request.fetch(address, { method, maxRedirects: 0, maxRetries: 1 });
    const status = response.status();
    await response.dispose();
    return status === 200 ? [] : [`${address} of ${from} is answered ${status}`];
  });
  return problems.flat();
}
