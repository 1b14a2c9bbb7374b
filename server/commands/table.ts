/** A row of a table: values by column name. */
export type Row = Readonly<Record<string, unknown>>;

/** Formats rows as text in columns with a header line; `None.` if there are no rows. */
export function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return 'None.';
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, index) =>
    cells.reduce((width, line) => Math.max(width, line[index]?.length ?? 0), 0),
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

/**
 * Formats a value on one line. Removes control characters, so that a message cannot control the
 * terminal.
 */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return text.replace(/\p{Cc}+/gu, ' ');
}
