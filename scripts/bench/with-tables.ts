/**
 * Returns a text with tables in their places, between `<!-- table: name -->` and `<!-- end -->`. Throws
 * for a table that has none.
 */
export function withTables(text: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((filled, [name, table]) => {
    const start = `<!-- table: ${name} -->\n`;
    const [before, after] = filled.split(start);
    const end = after?.indexOf('<!-- end -->') ?? -1;
    if (before === undefined || after === undefined || end === -1) {
      throw new Error(`There is no place for the table "${name}".`);
    }
    return `${before}${start}${table}\n${after.slice(end)}`;
  }, text);
}
