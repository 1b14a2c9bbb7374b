import 'server-only';
import { serverEnv } from '../env/server.ts';
import { formSecret } from '../submission/form-secret.ts';
import { submissionStore } from '../submission/submission-store.ts';
import { type LimitName, limits } from './limits.ts';
import { type Count, type Counted, createMemoryCount } from './memory-count.ts';
import { createSharedCount } from './shared-count.ts';

const key = Symbol.for('beer-museum.rate-limits');

/** The bundler gives the middleware and the route handlers modules of their own. */
const shared: typeof globalThis & { [key]?: Map<LimitName, Count> } = globalThis;

/**
 * Counts one more of what a limit is about for a sender (see `senderOf`). Null where there have
 * been too many: then it is not to be done. What is counted can be taken back.
 */
export async function count(name: LimitName, sender: string, now: Date): Promise<Counted | null> {
  return await countOf(name).add(sender, now);
}

function countOf(name: LimitName): Count {
  shared[key] ??= new Map();
  const known = shared[key].get(name) ?? create(name);
  shared[key].set(name, known);
  return known;
}

function create(name: LimitName): Count {
  const limit = limits[name];
  if (limit.counted === 'server') return createMemoryCount(limit.most, limit.span);
  const secret = () => formSecret(serverEnv.forms);
  return createSharedCount(name, limit, { store: submissionStore, secret });
}
