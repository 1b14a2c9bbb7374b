/** A row of a table by its columns' names. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows as text in columns, under their names; a line that says so where there are none. */
export function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return 'None.';
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((line) => line[index]?.length ?? 0)),
  );
  return cells
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One line, whatever is in it: a terminal must not be told what to do by a message. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return text.replace(/\p{Cc}+/gu, ' ');
}
