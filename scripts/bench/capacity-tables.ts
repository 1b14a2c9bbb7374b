import { renderingWidths } from '../../lib/media/picture/renderings.ts';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import { type Benchmarks, costOf } from './benchmarks-page.ts';
import { randomNumbers } from './documents.ts';
import { percentile } from './measure.ts';
import { simulate } from './simulation.ts';
import { descriptions, type RequestName } from './site-requests.ts';
import { countsOfVisit, requestsOfVisits, VISIT_SECONDS } from './visits.ts';

const VISITS_PER_DAY = 1_000_000;
const DAY_SECONDS = 24 * 60 * 60;
/** How many times the average of a day there are at 20:00 on a Friday. */
const PEAK = 10;
const SIMULATED_SECONDS = 20;
/** The row of the choice, and the counts of its two limits. */
const WRITES_OF_CHOICE = 3;
/** Bytes on the disk of PostgreSQL: measured with 200,000 rows, indexes included. */
const BYTES_OF_CHOICE = 410;
/** A line of the access log of nginx in the format of deploy/nginx, with an address of IPv6. */
const BYTES_OF_LOG_LINE = 170;
/** How many days the packages of Debian keep that log, which they also compress. */
const LOG_DAYS = 14;
/** How long nginx keeps a connection after its last request, by default. */
const KEEP_ALIVE_SECONDS = 75;
const DAYS_OF_MONTH = 30;

/** A library of pictures, each of which is shown whole and in two cuts. */
const PICTURES = 100;
const SHOWN_OF_PICTURE = 3;
/** The widest rendering that is measured, and the widest as AVIF (decision 018). */
const MEASURED_WIDTH = 1200;
const measuredWidths = renderingWidths.filter((width) => width <= MEASURED_WIDTH).length;
const widerWidths = renderingWidths.length - measuredWidths;
/** How much longer a wider rendering takes at most: as much as the widest has more pixels. */
const WIDER_FACTOR = (Math.max(...renderingWidths) / MEASURED_WIDTH) ** 2;

/** Prices in euros that two kinds of providers are assumed to have, per month and per terabyte. */
const PRICES = [
  { core: 10, terabyte: 1 },
  { core: 30, terabyte: 80 },
] as const;

/** The tables of docs/capacity.md, by the names of their places there. */
export type CapacityTables = Readonly<
  Record<'visit' | 'load' | 'disk' | 'waiting' | 'pictures' | 'money', string>
>;

/** Returns the tables that follow from what requests cost. */
export function capacityTables(benchmarks: Benchmarks): CapacityTables {
  return {
    visit: visitTable(benchmarks),
    load: loadTable(benchmarks),
    disk: diskTable(),
    waiting: waitingTable(benchmarks),
    pictures: picturesTable(benchmarks),
    money: moneyTable(benchmarks),
  };
}

/** The cost of all requests of one kind in a visit. */
interface PartCost {
  readonly name: RequestName;
  readonly count: number;
  readonly bytes: number;
  readonly processorMs: number;
}

function costsOfVisit(benchmarks: Benchmarks): readonly PartCost[] {
  return [...countsOfVisit()].map(([name, count]) => {
    const { bytes, processorMs } = costOf(benchmarks, name);
    return { name, count, bytes: count * bytes, processorMs: count * processorMs.median };
  });
}

function sumOf(costs: readonly PartCost[]): Omit<PartCost, 'name'> {
  const sum = (value: (cost: PartCost) => number) =>
    costs.reduce((total, cost) => total + value(cost), 0);
  return {
    count: sum(({ count }) => count),
    bytes: sum(({ bytes }) => bytes),
    processorMs: sum(({ processorMs }) => processorMs),
  };
}

function visitTable(benchmarks: Benchmarks): string {
  const costs = costsOfVisit(benchmarks);
  const cells = ({ count, bytes, processorMs }: Omit<PartCost, 'name'>) => [
    `${count}`,
    (bytes / 1024).toFixed(0),
    processorMs.toFixed(2),
  ];
  return table(
    ['in one visit', 'requests', 'KB', 'processor time, ms'],
    costs.map((cost) => [descriptions[cost.name], ...cells(cost)]),
    ['**together**', ...cells(sumOf(costs))],
  );
}

function loadTable(benchmarks: Benchmarks): string {
  const { count, bytes, processorMs } = sumOf(costsOfVisit(benchmarks));
  const writes = WRITES_OF_CHOICE * (countsOfVisit().get('choice') ?? 0);
  const perDay = (amount: number) => amount * VISITS_PER_DAY;
  const perSecond = (amount: number) => perDay(amount) / DAY_SECONDS;
  const line = (name: string, day: string, amount: number, digits: number) => [
    name,
    day,
    perSecond(amount).toFixed(digits),
    (PEAK * perSecond(amount)).toFixed(digits),
  ];
  const megabits = (bytes * 8) / 1e6;
  return table(
    ['', 'in a day', 'per second, on average', 'per second, Friday 20:00'],
    [
      line('visits', millions(perDay(1)), 1, 1),
      line('requests', millions(perDay(count)), count, 0),
      line(
        'data sent (per second, in megabits)',
        `${(perDay(bytes) / 1e12).toFixed(2)} TB`,
        megabits,
        0,
      ),
      line(
        'processor seconds of the site',
        `${(perDay(processorMs) / 3.6e6).toFixed(1)} hours`,
        processorMs / 1000,
        2,
      ),
      line('writes to the database', millions(perDay(writes)), writes, 1),
      // By Little's law, the mean number of those that are open.
      line(
        'connections of browsers (open at once)',
        millions(perDay(1)),
        VISIT_SECONDS + KEEP_ALIVE_SECONDS,
        0,
      ),
    ],
  );
}

/** Returns the table of disk space, with the default retention. */
function diskTable(): string {
  const settings = parseServerEnv({});
  if (!settings.ok) throw new Error('The site does not start with its defaults.');
  const { cookieChoice: choiceDays } = settings.env.forms.retentionDays;
  const counts = countsOfVisit();
  const requests = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const line = (name: string, ofVisit: number, bytes: number, days: number) => {
    const gigabytes = (VISITS_PER_DAY * ofVisit * bytes) / 1e9;
    return [name, `${bytes}`, gigabytes.toFixed(1), `${days}`, (days * gigabytes).toFixed(0)];
  };
  return table(
    ['on a disk', 'bytes each', 'GB in a day', 'kept for days', 'GB in the end'],
    [
      line(
        'cookie choices, in the database',
        counts.get('choice') ?? 0,
        BYTES_OF_CHOICE,
        choiceDays,
      ),
      line(
        'lines of the access log of nginx, before compression',
        requests,
        BYTES_OF_LOG_LINE,
        LOG_DAYS,
      ),
    ],
  );
}

/**
 * Who serves, and how much of it the site does itself. A choice takes as long as it was measured to with
 * SQLite, also with several instances, and so PostgreSQL: docs/capacity.md says how to measure that.
 */
interface Setup {
  readonly name: string;
  readonly visitsPerSecond: number;
  readonly instances: number;
  /** Requests that a cache in front answers. */
  readonly cached?: readonly RequestName[];
}

const average = VISITS_PER_DAY / DAY_SECONDS;
const friday = PEAK * average;
const files: readonly RequestName[] = ['file', 'picture'];
const pages: readonly RequestName[] = ['page', 'payload'];

const setups: readonly Setup[] = [
  { name: 'an average second', visitsPerSecond: average, instances: 1 },
  { name: 'an average second', visitsPerSecond: average, instances: 2 },
  ...[3, 4].map((instances) => ({ name: 'Friday 20:00', visitsPerSecond: friday, instances })),
  ...[1, 2].map((instances) => ({
    name: 'Friday 20:00, files and pictures from a cache in front',
    visitsPerSecond: friday,
    instances,
    cached: files,
  })),
  ...[1, 2].map((instances) => ({
    name: 'Friday 20:00, pages from a CDN, too',
    visitsPerSecond: friday,
    instances,
    cached: [...files, ...pages],
  })),
];

function waitingTable(benchmarks: Benchmarks): string {
  const rows = setups.map(({ name, visitsPerSecond, instances, cached = [] }) => {
    const arrivals = requestsOfVisits({
      visitsPerSecond,
      seconds: SIMULATED_SECONDS,
      random: randomNumbers(20),
      serviceOf: (request) =>
        cached.includes(request) ? 0 : costOf(benchmarks, request).processorMs.median / 1000,
    });
    const responses = simulate(arrivals, instances);
    const demand = arrivals.reduce((sum, { service }) => sum + service, 0);
    const utilisation = demand / (instances * SIMULATED_SECONDS);
    const isOverloaded = utilisation >= 1;
    const ms = (share: number) =>
      isOverloaded ? 'grows' : (1000 * percentile(responses, share)).toFixed(1);
    return [
      name,
      `${instances}`,
      (arrivals.length / SIMULATED_SECONDS).toFixed(0),
      `${(100 * utilisation).toFixed(0)} %`,
      ms(0.5),
      ms(0.99),
    ];
  });
  return table(
    [
      '',
      'instances',
      'requests per second',
      'of a core each',
      'median response, ms',
      '99th percentile, ms',
    ],
    rows,
  );
}

/** Every version of the pictures in the library, once. */
function picturesTable({ renderings: { webpMs, avifMs } }: Benchmarks): string {
  const shown = PICTURES * SHOWN_OF_PICTURE;
  const wider = `up to ${Math.max(...renderingWidths)} px wide`;
  const measured = `up to ${MEASURED_WIDTH} px wide`;
  // The master's own format is not measured, and counts as WebP.
  const rows = [
    {
      name: `WebP and the master's own format, ${measured}`,
      widths: 2 * measuredWidths,
      ms: webpMs,
    },
    { name: `AVIF, ${measured}`, widths: measuredWidths, ms: avifMs },
    {
      name: `WebP and the master's own format, ${wider}`,
      widths: 2 * widerWidths,
      ms: WIDER_FACTOR * webpMs,
    },
  ];
  const cells = (count: number, ms: number) => [`${count}`, (ms / 60_000).toFixed(1)];
  const total = (value: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + value(row), 0);
  return table(
    ['renderings', 'ms each', 'number', 'minutes of a core'],
    rows.map(({ name, widths, ms }) => [
      name,
      ms.toFixed(0),
      ...cells(shown * widths, shown * widths * ms),
    ]),
    [
      '**together**',
      '',
      ...cells(
        total(({ widths }) => shown * widths),
        total(({ widths, ms }) => shown * widths * ms),
      ),
    ],
  );
}

/** Returns the table of monthly costs. */
function moneyTable(benchmarks: Benchmarks): string {
  const { bytes } = sumOf(costsOfVisit(benchmarks));
  const terabytes = (VISITS_PER_DAY * DAYS_OF_MONTH * bytes) / 1e12;
  const line = (name: string, cores: number, sent: number) => [
    name,
    `${cores}`,
    sent.toFixed(0),
    ...PRICES.map(({ core, terabyte }) => `${(cores * core + sent * terabyte).toFixed(0)} €`),
  ];
  return table(
    [
      'in a month',
      'cores',
      'TB',
      ...PRICES.map(({ core, terabyte }) => `at ${core} € per core and ${terabyte} € per TB`),
    ],
    [
      line('a million visits a day, one instance', 1, terabytes),
      line('with four instances and a core for PostgreSQL and Redis', 5, terabytes),
      line('the same, bytes by a CDN that is paid elsewhere', 5, 0),
    ],
  );
}

function millions(value: number): string {
  return `${(value / 1e6).toFixed(1)} million`;
}

function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  ...last: readonly (readonly string[])[]
): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows, ...last].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
