import { join } from 'node:path';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import type { Supervisor } from '../process/supervisor.ts';

/** A part of the data that the site cannot make again, and the commands of its backup. */
interface StoredPart {
  /** The path of its backup. */
  readonly path: string;
  readonly backup: readonly string[];
  readonly restore: readonly string[];
}

const HOSTED = 'The content is hosted, and not in this backup: npm run content:export, or Sanity.';

/** The files of what visitors sent, by the database that they are copies of. */
const copies = { sqlite: 'submissions.sqlite', postgres: 'submissions.dump' };

/** Returns what a backup in `folder` consists of, and a note on hosted content, which is not in it. */
export function storedData(
  { content, forms }: Pick<ServerEnv, 'content' | 'forms'>,
  folder: string,
): { readonly parts: readonly StoredPart[]; readonly notes: readonly string[] } {
  const contentBackup = join(folder, 'content');
  const submissionsBackup = join(folder, copies[forms.store.engine]);
  const submissions = 'server/commands/submissions.ts';
  const isEmbedded = content.mode === 'embedded';
  const contentPart: StoredPart = {
    path: contentBackup,
    backup: ['content-service/commands/backup.ts', contentBackup],
    restore: ['content-service/commands/restore.ts', contentBackup],
  };
  const submissionsPart: StoredPart = {
    path: submissionsBackup,
    backup: [submissions, 'backup', submissionsBackup],
    restore: [submissions, 'restore', submissionsBackup],
  };
  return {
    parts: [submissionsPart, ...(isEmbedded ? [contentPart] : [])],
    notes: isEmbedded ? [] : [HOSTED],
  };
}

/** Runs Node.js with each list of arguments, until one fails; returns the exit code. */
export async function runEach(
  supervisor: Supervisor,
  commands: readonly (readonly string[])[],
): Promise<number> {
  for (const args of commands) {
    const code = await supervisor.run(process.execPath, args);
    if (code !== 0) return code;
  }
  return 0;
}
