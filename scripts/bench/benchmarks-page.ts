import { CONNECTIONS } from './load.ts';
import type { Spread } from './measure.ts';
import { descriptions, type RequestName } from './site-requests.ts';

/** What one request costs. */
export interface MeasuredRequest {
  readonly name: RequestName;
  /** Of a response with its headers. */
  readonly bytes: number;
  readonly perSecond: Spread;
  /** Processor time of the server per request, in ms. */
  readonly processorMs: Spread;
  /** 99th percentile of the time to the end of a response, in ms. */
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
    readonly autocannon: string;
  };
  readonly rounds: number;
  readonly seconds: number;
  readonly requests: readonly MeasuredRequest[];
  /** The page from memory in relation to nginx, within each round. */
  readonly ratios: { readonly processorTime: Spread; readonly perSecond: Spread };
  /** Processor time for rendering a picture up to 1200 px wide, in ms. */
  readonly renderings: { readonly webpMs: number; readonly avifMs: number };
  /** Resident memory of the site's process after all rounds. */
  readonly siteMegabytes: number;
}

/** Returns what a request costs. Throws if it was not measured. */
export function costOf({ requests }: Benchmarks, name: RequestName): MeasuredRequest {
  const found = requests.find((request) => request.name === name);
  if (!found) throw new Error(`The benchmarks have no request "${name}".`);
  return found;
}

/** Returns docs/benchmarks.md. */
export function benchmarksPage(benchmarks: Benchmarks): string {
  const { machine, requests, ratios, renderings, rounds, seconds, siteMegabytes } = benchmarks;
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
| versions | Node.js ${machine.node}, Next.js ${machine.next}, nginx ${machine.nginx}, autocannon ${machine.autocannon} |

${row('request', 'bytes', 'processor time, ms', 'per second', '99th percentile, ms')}
${row('---', '---:', '---:', '---:', '---:')}
${rows.join('\n')}

Each figure is the median of ${rounds} rounds of about ${seconds} s, with the least and the most in brackets. In each round, every request is sent in turn, over ${CONNECTIONS} connections on loopback, each of which waits for its response; every second round goes through them backwards. Bytes are those of a response with its headers. Processor time is that of the server's processes per request, from \`/proc\`.

**The page from memory beside nginx**, which sends the same bytes and headers from a file with one worker process:

| | median | least | most | goal |
| --- | ---: | ---: | ---: | ---: |
| processor time, as a multiple of nginx's | ${ratios.processorTime.median.toFixed(1)} | ${ratios.processorTime.least.toFixed(1)} | ${ratios.processorTime.most.toFixed(1)} | at most 4 |
| requests per second, as a share of nginx's | ${ratios.perSecond.median.toFixed(2)} | ${ratios.perSecond.least.toFixed(2)} | ${ratios.perSecond.most.toFixed(2)} | at least 0.25 |
| 99th percentile with ${CONNECTIONS} connections, ms | ${page.slowMs.median.toFixed(0)} | ${page.slowMs.least.toFixed(0)} | ${page.slowMs.most.toFixed(0)} | under 10 |

The load tool is one thread of JavaScript: it, and not nginx, limits nginx's requests per second. By processor time, one core answers ${own.toFixed(0)} requests for the page per second from this server, and ${ofNginx.toFixed(0)} from nginx.

Rendering a picture up to 1200 px wide takes ${renderings.webpMs.toFixed(0)} ms of processor time as WebP and ${renderings.avifMs.toFixed(0)} ms as AVIF, once. The site's process had ${siteMegabytes.toFixed(0)} MB of resident memory after all rounds.

**To repeat**: on Linux with nginx, on a machine that does nothing else, \`npm run bench\`. It builds the site if the build of the tests is not current, serves it with the demo content on free ports, takes about three minutes, and writes this page and \`benchmarks.json\`.
`;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function spread({ median, least, most }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}
