/** The framework's scripts that contain the data of a page, each in a JSON string without any `<`. */
const dataStrings = /(?<=<script>self\.__next_f\.push\(\[1,)"(.*?)"(?=\]\)<\/script>)/gs;

/** An escape sequence as a whole, so that none begins at the second of two backslashes; or an apostrophe. */
const escapes = /\\(?:u0026|u003e|.)|'/g;

/** Spellings of a JSON string that differ in a string literal between apostrophes. */
const spellings: Readonly<Record<string, string>> = {
  '\\"': '"',
  '\\u0026': '&',
  '\\u003e': '>',
  "'": "\\'",
};

/**
 * Returns the page with the same data in string literals that need fewer escapes: the framework
 * quotes JSON, and so every quotation mark in it, again as JSON.
 */
export function unescapeData(html: string): string {
  return html.replace(dataStrings, (_, data: string) => {
    const literal = data.replace(escapes, (found) => spellings[found] ?? found);
    return `'${literal}'`;
  });
}
