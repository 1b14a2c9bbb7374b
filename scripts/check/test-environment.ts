import { serverSchema } from '../../lib/platform/env/server-schema.ts';
import type { ExtraEnv } from '../process/supervisor.ts';

/**
 * Every variable of the site set to nothing: what a developer has in `.env` decides nothing in a
 * test, and an empty variable is one that is not set.
 */
export const blankEnvironment: ExtraEnv = Object.fromEntries(
  Object.keys(serverSchema.shape)
    .filter((name) => name !== 'NODE_ENV')
    .map((name) => [name, '']),
);
