import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const MANIFEST = 'manifest.json';

const manifestSchema = z.object({
  /** The version of the layout of a backup. */
  format: z.literal(1),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** The SHA-256 of each database file, in hexadecimal. */
  databases: z.record(z.string().regex(/^\w+\.sqlite$/), z.string()),
  /** The assets that documents describe, but that had no file when the backup was made. */
  missingAssets: z.array(z.string()),
});

/** The contents of a backup, besides the assets that its documents describe. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Writes the manifest of a backup, which makes the backup complete. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  writeFileSync(join(folder, MANIFEST), text, { mode: 0o600, flag: 'wx', flush: true });
}

/** Reads the manifest of a backup. Throws an error with a message for the operator. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new Error(`${folder} is not a complete backup: no ${MANIFEST}.`);
  const parsed = manifestSchema.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path} is not valid, or of a later version.`);
  return parsed.data;
}

/** Parses JSON; returns undefined for anything else. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
