import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({
  tokens: z.object({ administrator: z.string(), editor: z.string(), viewer: z.string() }),
  webhookSecret: z.string(),
});

/** The tokens and the webhook secret that the embedded content service generated. */
export type Secrets = z.infer<typeof secretsSchema>;

/**
 * Reads the secrets of the embedded content service from its data folder. Throws an error with a message
 * for the operator.
 */
export function readSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
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
