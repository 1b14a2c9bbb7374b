import { pragueTime } from '../../lib/time/prague.ts';
import { type FullDocument, isJsonObject, type Json } from '../json/json.ts';
import type { Conflict } from './find-conflicts.ts';

const titleLength = 60;

/** Fields that identify a document for readers, the most descriptive first. */
const titleFields = ['title', 'name', 'question', 'text'];

/** Describes why an import was refused, line by line: the reason, the documents, and what to do. */
export function describeConflicts(conflicts: readonly Conflict[]): string[] {
  const count = conflicts.length === 1 ? '1 document' : `${conflicts.length} documents`;
  const reason = conflicts.every(({ kind }) => kind === 'unknown')
    ? `${count} in the dataset would be overwritten, and no import or export is known of them.`
    : `${count} would lose what was changed since the last import or export.`;
  return [
    `Nothing was imported: ${reason}`,
    ...conflicts.map((conflict) => `  ${lineOf(conflict)}`),
    'To take the changes into the files: commit the files, npm run content:export, and merge. To overwrite the changes: npm run content:import -- --replace',
  ];
}

function lineOf({ kind, wanted, present, fields }: Conflict): string {
  // An editor may have emptied the very field that identifies the document.
  const title = (present && titleOf(present)) || titleOf(wanted);
  const name = `${wanted._id} (${wanted._type}${title ? ` “${title}”` : ''})`;
  if (kind === 'deleted') return `${name}: deleted`;
  if (kind === 'outdated') {
    const what = fields.length > 0 ? `: ${fields.join(', ')}` : ', which deleted it';
    return `${name}: its file is older than the last export${what}`;
  }
  const verb = kind === 'changed' ? 'changed' : 'differs from its file, last changed';
  return `${name}: ${fields.join(', ')} ${verb}${timeOf(present?._updatedAt)}`;
}

function timeOf(instant: Json | undefined): string {
  const moment = new Date(typeof instant === 'string' ? instant : Number.NaN);
  if (Number.isNaN(moment.getTime())) return '';
  const { date, time } = pragueTime(moment);
  return ` on ${date} at ${time} (Prague)`;
}

function titleOf(document: FullDocument): string {
  const values = [...titleFields, ...(document._type === 'redirect' ? ['from'] : [])].map(
    (name) => document[name],
  );
  const texts = values.map((value) => (isJsonObject(value) ? value.en : value));
  const title = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof title === 'string' ? shortened(title.trim().replaceAll(/\s+/g, ' ')) : '';
}

function shortened(text: string): string {
  return text.length > titleLength ? `${text.slice(0, titleLength - 1)}…` : text;
}
