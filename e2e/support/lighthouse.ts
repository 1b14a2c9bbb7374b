import lighthouse, { type Result } from 'lighthouse';

/** The Lighthouse categories, each scored from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface PageScores {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  /** The audits that lowered the scores, by Lighthouse's names. */
  readonly faults: readonly string[];
  /** The speed of the machine; an idle laptop has well over 1000. */
  readonly benchmark: number;
}

/**
 * Runs Lighthouse for an address with a phone's screen and network, in the browser that listens on
 * `port`; returns the median of an odd number of visits, by performance.
 */
export async function scorePage(
  address: string,
  port: number,
  visits: number,
): Promise<PageScores> {
  const results: Result[] = [];
  for (let count = 0; count < visits; count += 1) {
    results.push(await record(address, port));
  }
  const ordered = results.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = ordered[(visits - 1) / 2];
  if (!median) throw new Error('The number of visits has to be odd.');
  return {
    scores: {
      performance: scoreOf(median, 'performance'),
      accessibility: scoreOf(median, 'accessibility'),
      'best-practices': scoreOf(median, 'best-practices'),
      seo: scoreOf(median, 'seo'),
    },
    faults: faultsOf(median),
    benchmark: median.environment.benchmarkIndex,
  };
}

/** Makes one visit. If its trace lacks its beginning, as happens, it is repeated once. */
async function record(address: string, port: number): Promise<Result> {
  const first = await visit(address, port);
  const lost = first.runtimeError?.code === 'NO_NAVSTART';
  const result = lost ? await visit(address, port) : first;
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return result;
}

async function visit(address: string, port: number): Promise<Result> {
  const run = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
  return run.lhr;
}

function scoreOf({ categories: rated }: Result, category: string): number {
  return Math.round((rated[category]?.score ?? 0) * 100);
}

/** Returns the audits that lowered a score, with their measured values. */
function faultsOf({ audits, categories: rated }: Result): string[] {
  const weighed = Object.values(rated).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return weighed.flatMap((id) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    return [`${id} ${audit.displayValue ?? ''}`.trim()];
  });
}
