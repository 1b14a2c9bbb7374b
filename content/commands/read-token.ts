import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({
  tokens: z.object({ viewer: z.string(), administrator: z.string() }),
});

/**
 * Reads the token of a role from the data folder of the embedded content service; undefined where
 * it cannot be read.
 */
export async function readToken(
  dataFolder: string,
  role: 'viewer' | 'administrator',
): Promise<string | undefined> {
  try {
    const text = await readFile(join(dataFolder, 'secrets.json'), 'utf8');
    return secretsSchema.parse(JSON.parse(text)).tokens[role];
  } catch {
    return undefined;
  }
}
