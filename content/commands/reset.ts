import { pragueTime } from '../../lib/time/prague.ts';
import { readDataset } from '../format/dataset.ts';
import { emptyDataset } from './empty-dataset.ts';
import { expandFitDataset } from './expand-fit-dataset.ts';
import { importDataset } from './import-dataset.ts';
import { contentFolder, readOptions } from './options.ts';
import { runCommand } from './run-command.ts';

/**
 * Deletes every document and asset of the dataset and imports the files again, with today as the
 * first day. A hosted dataset requires `--yes`; `--source <folder>` selects another content folder.
 */
const values = readOptions({ yes: { type: 'boolean' }, source: { type: 'string' } });
const folder = contentFolder(values.source);

await runCommand(async ({ client, embedded, where }) => {
  if (!embedded && !values.yes) {
    return { ok: false, problems: [`This deletes everything in ${where}: add --yes to go on.`] };
  }
  const now = new Date();
  // Nothing is deleted if the files could not be imported afterwards.
  const checked = await expandFitDataset(await readDataset(folder), pragueTime(now).date);
  if (!checked.ok) return checked;
  const deleted = await emptyDataset(client);
  const result = await importDataset(client, { folder, now, replace: true });
  if (!result.ok) return result;
  const { documents, pictures } = result.value;
  const output = `Reset ${where}: ${deleted} deleted, ${documents} documents and ${pictures} pictures imported.`;
  return { ok: true, output };
});
