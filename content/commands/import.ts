import { isCalendarDate } from '../format/calendar.ts';
import { importDataset } from './import-dataset.ts';
import { contentFolder, readOptions } from './options.ts';
import { runCommand } from './run-command.ts';

/**
 * Writes the dataset’s files into the content service, unless that would overwrite changes made
 * there since the last import or export; `--replace` overwrites them. `--source <folder>` selects
 * another content folder, `--from YYYY-MM-DD` another first day.
 */
const values = readOptions({
  source: { type: 'string' },
  from: { type: 'string' },
  replace: { type: 'boolean' },
});
const folder = contentFolder(values.source);
const pinned = values.from;

await runCommand(async ({ client, where }) => {
  if (pinned !== undefined && !isCalendarDate(pinned)) {
    return { ok: false, problems: ['--from: expected a date, YYYY-MM-DD'] };
  }
  const result = await importDataset(client, {
    folder,
    now: new Date(),
    replace: values.replace ?? false,
    ...(pinned === undefined ? {} : { firstDay: pinned }),
  });
  if (!result.ok) return result;
  const { documents, written, replaced, pictures, uploaded } = result.value;
  const over = replaced > 0 ? ` Later changes to ${replaced} of them were overwritten.` : '';
  const output =
    written + uploaded === 0
      ? `Nothing to do: ${documents} documents and ${pictures} pictures are in ${where} already.`
      : `Imported into ${where}: ${written} of ${documents} documents and ${uploaded} of ${pictures} pictures were new or changed.${over}`;
  return { ok: true, output };
});
