import { resolve } from 'node:path';
import { formatProblem } from '../format/problems.ts';
import { exportDataset } from './export-dataset.ts';
import { readOptions } from './options.ts';
import { runCommand } from './run-command.ts';

/**
 * Writes the content service's published documents back into the dataset's files.
 * `--target <folder>` writes another content folder and leaves this one alone.
 */
const values = readOptions({ target: { type: 'string' } });
const source = resolve(import.meta.dirname, '..');
const target = values.target ? resolve(values.target) : source;

await runCommand(async ({ client, where }) => {
  const result = await exportDataset(client, { source, target, now: new Date() });
  for (const problem of result.problems) {
    console.error(typeof problem === 'string' ? problem : formatProblem(problem));
  }
  if (result.problems.length > 0) process.exitCode = 1;
  const { documents, written, removed, pictures, drafts } = result;
  const parts = [
    `Exported ${documents} documents from ${where} to ${target}`,
    `${written} files and ${pictures} pictures were new or changed, ${removed} files removed`,
    ...(drafts > 0 ? [`${drafts} drafts stay behind`] : []),
  ];
  return { ok: true, line: `${parts.join('; ')}.` };
});
