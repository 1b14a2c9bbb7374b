import autocannon from 'autocannon';

/** A request that is sent repeatedly. */
export interface BenchRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The status of every response. */
  readonly status: number;
  /** Whether each request comes from another client, because the site limits what one may send. */
  readonly fromMany?: boolean;
}

/** The result of sending a request repeatedly. */
export interface Load {
  readonly requests: number;
  /** Of a response with its headers. */
  readonly bytes: number;
  readonly perSecond: number;
  /** 99th percentile of the time to the end of a response, in ms; whole numbers. */
  readonly slowMs: number;
}

const SAMPLE_MS = 50;

/** How many connections send requests, each of them one after the other. */
export const CONNECTIONS = 32;

/**
 * Sends a request so many times, over `CONNECTIONS` connections. Rejects if a response has another
 * status, or is missing.
 */
export async function load(request: BenchRequest, times: number): Promise<Load> {
  const { url, method = 'GET', headers = {}, body, status, fromMany = false } = request;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: times,
    // It ends with a sample; by default there is one each second.
    sampleInt: SAMPLE_MS,
    requests: [
      {
        method,
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
        ...(fromMany ? { setupRequest: fromAnother } : {}),
      },
    ],
  });
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || statuses.join() !== `${status}`) {
    throw new Error(`${url}: ${result.errors} errors, statuses ${statuses}, expected ${status}`);
  }
  return {
    requests: result.requests.total,
    bytes: result.throughput.total / result.requests.total,
    perSecond: result.requests.total / result.duration,
    slowMs: result.latency.p99,
  };
}

let clients = 0;

/** Returns the request as another client sends it. */
function fromAnother(request: autocannon.Request): autocannon.Request {
  clients += 1;
  const address = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
  return { ...request, headers: { ...request.headers, 'X-Forwarded-For': address } };
}
