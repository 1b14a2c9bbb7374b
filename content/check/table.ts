import type { Findings } from './check-dataset.ts';
import type { Problem } from './model/problem.ts';

const width = 100;
const columns = { severity: 9, languages: 13, rule: 22 };
const indent = 2;

/** Formats findings for a terminal 100 columns wide: one block per document, and a summary line. */
export function table({ problems, counts }: Findings): string {
  const blocks = Map.groupBy(problems, ({ type, document }) => `${document} (${type})`);
  const lines = [...blocks].flatMap(([title, found]) => [title, ...rows(found), '']);
  return [...lines, summary(counts)].join('\n');
}

/** Returns one line with the numbers of documents, errors and warnings. */
export function summary({ documents, errors, warnings }: Findings['counts']): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const parts = [counted(errors, 'error'), counted(warnings, 'warning')];
  return `${counted(documents, 'document')} checked: ${parts.join(', ')}.`;
}

/** Returns the rows of a document; the same problem in several languages is one row. */
function rows(problems: readonly Problem[]): string[] {
  const same = Map.groupBy(problems, ({ severity, rule, path, message }) =>
    [severity, rule, path, message].join('\n'),
  );
  return [...same.values()].flatMap((found) => {
    const [first] = found;
    return first ? row(first, found.flatMap(({ language }) => language ?? []).join(' ')) : [];
  });
}

function row({ severity, rule, path, message }: Problem, languages: string): string[] {
  const cells =
    ' '.repeat(indent) +
    severity.padEnd(columns.severity) +
    (languages || '–').padEnd(columns.languages) +
    rule.padEnd(columns.rule);
  const [head = '', ...rest] = wrap(path ? `${path}: ${message}` : message, width - cells.length);
  return [`${cells}${head}`, ...rest.map((line) => ' '.repeat(cells.length) + line)];
}

/** Wraps words into lines of at most `room` characters; a longer word is broken. */
function wrap(text: string, room: number): string[] {
  const words = text
    .split(' ')
    .flatMap((word) => word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? []);
  const lines: string[] = [];
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && longer.length <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
