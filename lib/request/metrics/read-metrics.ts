import 'server-only';
import { Gauge } from 'prom-client';
import { contentHealth } from '../../content/answers/content-health.ts';
import { readHealth } from '../../forms/read-health.ts';
import { metrics } from '../../platform/metrics/metrics.ts';
import { processState } from '../../platform/process-state.ts';
import { isSharedCacheReachable } from '../../platform/shared-cache-state.ts';

const gauges = () =>
  processState('metrics.gauges', () => {
    const gauge = (name: string, help: string) =>
      new Gauge({ name, help, registers: [metrics().registry] });
    return {
      reachable: gauge('content_service_reachable', '1 while the content service responds'),
      refused: gauge('content_queries_refused', 'Queries that the content service refuses'),
      unfit: gauge('content_documents_unfit', 'Published documents not shown in whole or in part'),
      writable: gauge('submission_store_writable', '1 while submissions can be stored'),
      waiting: gauge('deliveries_waiting', 'Deliveries still to be made'),
      oldest: gauge('deliveries_oldest_age_seconds', 'Age of the oldest waiting delivery'),
      dead: gauge('deliveries_dead', 'Deliveries that were given up and not yet decided'),
    };
  });

/** Only of an instance that has a cache to share. */
const sharedCacheGauge = () =>
  processState(
    'metrics.shared-cache',
    () =>
      new Gauge({
        name: 'shared_cache_reachable',
        help: '1 while the cache that instances share can be reached',
        registers: [metrics().registry],
      }),
  );

/**
 * Returns the metrics of this process in the text format of Prometheus, version 0.0.4, with the
 * state of content and deliveries. Without a database, those of deliveries keep their last values.
 */
export async function readMetrics(now: Date): Promise<string> {
  const { reachable, refused, unfit, writable, waiting, oldest, dead } = gauges();
  const [content, queue] = await Promise.all([contentHealth(), readHealth(now)]);
  reachable.set(Number(content.reachable));
  refused.set(content.refusedQueries);
  unfit.set(content.unfitDocuments);
  const isShared = isSharedCacheReachable();
  if (isShared !== null) sharedCacheGauge().set(Number(isShared));
  const isWritable = 'waiting' in queue;
  writable.set(Number(isWritable));
  if (isWritable) {
    waiting.set(queue.waiting);
    oldest.set(queue.oldestSeconds);
    dead.set(queue.dead);
  }
  return await metrics().registry.metrics();
}
