import { CONNECTIONS } from './load.ts';
import type { Spread } from './measure.ts';
import { descriptions, type RequestName } from './site-requests.ts';

/** The measured cost of a request. */
export interface MeasuredRequest {
  readonly name: RequestName;
  /** Of a response with its headers. */
  readonly bytes: number;
  readonly perSecond: Spread;
  /** Processor time of the server per request, in ms. */
  readonly processorMs: Spread;
  /** 99th percentile of the time to the end of a response while all connections send, in ms. */
  readonly slowMs: Spread;
}

/** The results of `npm run bench`, as in docs/benchmarks.json. */
export interface Benchmarks {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly machine: {
    readonly processor: string;
    readonly memoryGb: number;
    readonly system: string;
    readonly node: string;
    readonly next: string;
    readonly nginx: string;
    readonly wrk: string;
  };
  readonly rounds: number;
  readonly seconds: number;
  readonly requests: readonly MeasuredRequest[];
  /** The page from memory in relation to nginx, within each round. */
  readonly ratios: { readonly processorTime: Spread; readonly perSecond: Spread };
  /** 99th percentiles for the page from memory and from nginx, in ms, at so many requests per second. */
  readonly steady: { readonly perSecond: number; readonly page: Spread; readonly nginx: Spread };
  /** Processor time for rendering a picture up to 1200 px wide, in ms. */
  readonly renderings: { readonly webpMs: number; readonly avifMs: number };
  /** Resident memory of the site's process after each round. */
  readonly siteMegabytes: readonly number[];
}

/** Returns what a request costs. Throws if it was not measured. */
export function costOf({ requests }: Benchmarks, name: RequestName): MeasuredRequest {
  const found = requests.find((request) => request.name === name);
  if (!found) throw new Error(`The benchmarks have no request "${name}".`);
  return found;
}

/** Returns docs/benchmarks.md. */
export function benchmarksPage(benchmarks: Benchmarks): string {
  const { machine, requests, ratios, steady, renderings, rounds, seconds } = benchmarks;
  const rows = requests.map(({ name, bytes, processorMs, perSecond, slowMs }) =>
    row(
      descriptions[name],
      bytes.toFixed(0),
      spread(processorMs, 3),
      spread(perSecond, 0),
      spread(slowMs, 0),
    ),
  );
  const page = costOf(benchmarks, 'page');
  const nginx = costOf(benchmarks, 'nginx');
  const own = 1000 / page.processorMs.median;
  const ofNginx = 1000 / nginx.processorMs.median;
  return `# Benchmarks

Written by \`npm run bench\` on ${benchmarks.date}; do not edit. [Capacity](capacity.md) says what follows from it.

| | |
| --- | --- |
| processor | ${machine.processor} |
| memory | ${machine.memoryGb} GB |
| system | ${machine.system} |
| versions | Node.js ${machine.node}, Next.js ${machine.next}, nginx ${machine.nginx}, wrk ${machine.wrk} |

${row('request', 'bytes', 'processor time, ms', 'per second', '99th percentile at full load, ms')}
${row('---', '---:', '---:', '---:', '---:')}
${rows.join('\n')}

Each figure is the median of ${rounds} rounds of about ${seconds} s, with the least and the most in brackets. In each round, every request is sent in turn, over ${CONNECTIONS} connections on loopback, each of which waits for its response; every second round goes through them backwards. Each request's turn begins when the server has no work left from the one before. Bytes are those of a response with its headers. Processor time is that of the server's processes per request, from \`/proc\`.

**The page from memory beside nginx**, which sends the same bytes and headers from a file with one worker process:

| | median | least | most | goal |
| --- | ---: | ---: | ---: | ---: |
| processor time, as a multiple of nginx's | ${ratios.processorTime.median.toFixed(1)} | ${ratios.processorTime.least.toFixed(1)} | ${ratios.processorTime.most.toFixed(1)} | at most 4 |
| requests per second, as a share of nginx's | ${ratios.perSecond.median.toFixed(2)} | ${ratios.perSecond.least.toFixed(2)} | ${ratios.perSecond.most.toFixed(2)} | at least 0.25 |
| 99th percentile at ${steady.perSecond} requests per second, ms | ${steady.page.median.toFixed(1)} | ${steady.page.least.toFixed(1)} | ${steady.page.most.toFixed(1)} | under 10 |
| the same of nginx, ms | ${steady.nginx.median.toFixed(1)} | ${steady.nginx.least.toFixed(1)} | ${steady.nginx.most.toFixed(1)} | |

The 99th percentiles are those of rounds of their own, in which requests are sent at even intervals over at most ${CONNECTIONS} connections, after a second that does not count, and the time of each includes its wait for a connection. With every connection busy, as in the table above, the time of a response is how long ${CONNECTIONS} of them take together.

By processor time, one core answers ${own.toFixed(0)} requests for the page per second from this server, and ${ofNginx.toFixed(0)} from nginx.

Rendering a picture up to 1200 px wide takes ${renderings.webpMs.toFixed(0)} ms of processor time as WebP and ${renderings.avifMs.toFixed(0)} ms as AVIF, once. ${memory(benchmarks)}

**To repeat**: on Linux with nginx and wrk, on a machine that does nothing else, \`npm run bench\`. It builds the site if the build of the tests is not current, serves it with the demo content on free ports, takes about five minutes, and writes this page and \`benchmarks.json\`.
`;
}

/** Says whether the memory of the site's process grows. */
function memory({ siteMegabytes }: Benchmarks): string {
  const after = [0, Math.floor(siteMegabytes.length / 2), -1];
  const [first, middle, last] = after.map((round) => siteMegabytes.at(round)?.toFixed(0));
  return `The site's process had ${first} MB of resident memory after the first round, ${middle} MB after the middle one, and ${last} MB after the last.`;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function spread({ median, least, most }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}
