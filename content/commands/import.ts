import { resolve } from 'node:path';
import { isCalendarDate } from '../format/calendar.ts';
import { importDataset } from './import-dataset.ts';
import { readOptions } from './options.ts';
import { runCommand } from './run-command.ts';

/**
 * Writes the dataset's files into the content service.
 * `--source <folder>` takes another content folder, `--from YYYY-MM-DD` another first day.
 */
const values = readOptions({ source: { type: 'string' }, from: { type: 'string' } });
const folder = values.source ? resolve(values.source) : resolve(import.meta.dirname, '..');
const pinned = values.from;

await runCommand(async ({ client, where }) => {
  if (pinned !== undefined && !isCalendarDate(pinned)) {
    return { ok: false, problems: ['--from: expected a date, YYYY-MM-DD'] };
  }
  const firstDay = pinned === undefined ? {} : { firstDay: pinned };
  const result = await importDataset(client, { folder, now: new Date(), ...firstDay });
  if (!result.ok) return result;
  const { documents, written, pictures, uploaded } = result.value;
  const line =
    written + uploaded === 0
      ? `Nothing to do: ${documents} documents and ${pictures} pictures are in ${where} already.`
      : `Imported into ${where}: ${written} of ${documents} documents and ${uploaded} of ${pictures} pictures were new or changed.`;
  return { ok: true, line };
});
