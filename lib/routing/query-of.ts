/** Returns the query of a page's address; parameters that it names more than once are left out. */
export function queryOf(
  searchParams: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  const single = Object.entries(searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new URLSearchParams(single);
}
