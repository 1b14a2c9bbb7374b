import { exportDataset } from './export-dataset.ts';
import { contentFolder, readOptions } from './options.ts';
import { reportProblems, runCommand } from './run-command.ts';

/**
 * Writes the content service's published documents back into the dataset's files, and prints from
 * which day their dates count. `--target <folder>` writes to another content folder and leaves this
 * one unchanged.
 */
const values = readOptions({ target: { type: 'string' } });
const source = contentFolder();
const target = contentFolder(values.target);

await runCommand(async ({ client, where }) => {
  const result = await exportDataset(client, { source, target, now: new Date() });
  if (result.problems.length > 0) reportProblems(result.problems);
  const { documents, written, removed, pictures, drafts, firstDay } = result;
  const parts = [
    `Exported ${documents} documents from ${where} to ${target}`,
    `${written} files and ${pictures} pictures were new or changed, ${removed} files removed`,
    ...(drafts > 0 ? [`${drafts} drafts stay behind`] : []),
    `dates count from ${firstDay}`,
  ];
  return { ok: true, output: `${parts.join('; ')}.` };
});
