import { serverSchema } from '../../lib/platform/env/server-schema.ts';
import type { ExtraEnv } from '../process/supervisor.ts';

/**
 * Every variable of the site, set to empty, which means unset: a developer's `.env` must not affect
 * tests.
 */
export const blankEnvironment: ExtraEnv = Object.fromEntries(
  Object.keys(serverSchema.shape)
    .filter((name) => name !== 'NODE_ENV')
    .map((name) => [name, '']),
);
