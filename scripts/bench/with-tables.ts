/**
 * Returns a text with tables in their places, between `<!-- table: name -->` and `<!-- end -->`. Throws
 * for a table that has none.
 */
export function withTables(text: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((filled, [name, table]) => {
    const place = new RegExp(`(<!-- table: ${name} -->\\n).*?(?=<!-- end -->)`, 's');
    if (!place.test(filled)) throw new Error(`There is no place for the table "${name}".`);
    return filled.replace(place, (_, start: string) => `${start}${table}\n`);
  }, text);
}
