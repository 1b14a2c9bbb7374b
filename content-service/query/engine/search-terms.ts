/** A word or a phrase of a search: words that follow one another in a text. */
interface SearchTerm {
  readonly words: readonly string[];
  /** Whether the last word only has to begin so. */
  readonly isPrefix: boolean;
  /** Whether the term must not occur. */
  readonly isNegated: boolean;
}

/** A parsed argument of `text::query()`. */
export type SearchTerms = readonly SearchTerm[];

/** A quoted phrase or a run of other characters, both possibly negated. */
const TOKEN = /-?"[^"]*"|[^\s"]+/g;

/**
 * Parses the argument of `text::query()`: words, `"phrases"`, `prefixes*` and `-negated` ones. A
 * token such as `beer-tasting` is a phrase of its words.
 */
export function parseSearch(search: string): SearchTerms {
  return (search.match(TOKEN) ?? [])
    .map((token) => ({
      words: wordsOf(token),
      isPrefix: token.endsWith('*'),
      isNegated: token.startsWith('-'),
    }))
    .filter(({ words }) => words.length > 0);
}

/**
 * Whether texts contain every term and none of the negated ones, in any case and with or without
 * diacritics. A search without terms, such as `*`, matches everything.
 */
export function matchesSearch(terms: SearchTerms, texts: readonly string[]): boolean {
  const tokenized = texts.map(wordsOf);
  return terms.every((term) => tokenized.some((words) => contains(words, term)) !== term.isNegated);
}

function contains(words: readonly string[], { words: wanted, isPrefix }: SearchTerm): boolean {
  return words.some((_, start) =>
    wanted.every((part, index) => {
      const word = words[start + index];
      const isLast = index === wanted.length - 1;
      return isPrefix && isLast ? (word?.startsWith(part) ?? false) : word === part;
    }),
  );
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
