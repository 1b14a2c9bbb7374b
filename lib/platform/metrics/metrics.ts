import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { processState } from '../process-state.ts';

interface Metrics {
  readonly registry: Registry;
  /** Durations of responses in seconds. */
  readonly durations: Histogram<'kind' | 'status' | 'cache'>;
}

/** Upper bounds in seconds: from a page in memory to a request that somebody would give up. */
const BUCKETS_S = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Returns the metrics of this process, which the server and the framework's bundles share. */
export function metrics(): Metrics {
  return processState('metrics', () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the beginning of a request to the end of its response',
      labelNames: ['kind', 'status', 'cache'],
      buckets: BUCKETS_S,
      registers: [registry],
    });
    return { registry, durations };
  });
}
