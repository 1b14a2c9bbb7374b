import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({
  tokens: z.object({ viewer: z.string(), administrator: z.string() }),
});

/**
 * Reads the token of a role from the data folder of the embedded content service. Rejects with a
 * message for the operator, the same as that of the scripts.
 */
export async function readToken(
  dataFolder: string,
  role: 'viewer' | 'administrator',
): Promise<string> {
  const file = join(dataFolder, 'secrets.json');
  try {
    return secretsSchema.parse(JSON.parse(await readFile(file, 'utf8'))).tokens[role];
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
