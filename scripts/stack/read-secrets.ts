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

/**
 * Reads the secrets of the embedded content service. Throws an error with a message for the operator,
 * the same as that of the content commands.
 */
export function readSecrets(root: string, { contentService }: ServerEnv): Secrets {
  const file = join(resolve(root, contentService.dataFolder), 'secrets.json');
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  // Only an error of the system has a code.
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'is missing: the content service makes it when it starts';
  if (code === null) return 'is damaged: put a copy in its place';
  return `cannot be read (${code}): run this as the user of the content service`;
}
