import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';

const secretsSchema = z.object({
  tokens: z.object({ administrator: z.string(), editor: z.string(), viewer: z.string() }),
  webhookSecret: z.string(),
});

/** The tokens and the webhook secret that the embedded content service generated. */
export type Secrets = z.infer<typeof secretsSchema>;

/** Reads the secrets of the embedded content service; throws without readable ones. */
export function readSecrets(root: string, { contentService }: ServerEnv): Secrets {
  const file = join(resolve(root, contentService.dataFolder), 'secrets.json');
  return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
