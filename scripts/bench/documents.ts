/** A document as the benchmark makes it. */
export interface BenchDocument {
  readonly _id: string;
  readonly _type: string;
  readonly title: string;
  readonly order: number;
  readonly slug: Readonly<Record<string, string>>;
  readonly next: { readonly _type: 'reference'; readonly _ref: string; readonly _weak: true };
  readonly body: readonly unknown[];
}

const WORDS =
  'pivo žatecký chmel ležák sladový sud museum tour brewing history taproom cellar Bier Hopfen malto birra'.split(
    ' ',
  );
/** Types besides the one that most documents have. */
const OTHER_TYPES = 8;

/** Numbers from 0 to 1 that are the same in every run (Park and Miller's generator). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The id of the document with this number. */
export const idOf = (index: number) => `document-${String(index).padStart(6, '0')}`;

/** The type of the document with this number: half of them have one, the rest share eight. */
const typeOf = (index: number) =>
  index % 2 === 0 ? 'article' : `type${(index >> 1) % OTHER_TYPES}`;

/** Documents of about `size` characters of JSON, with rich text as an editor writes it. */
export function* makeDocuments(count: number, size: number): Generator<BenchDocument> {
  const random = randomNumbers(1);
  const words = (length: number) =>
    Array.from({ length }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
  const block = (key: string) => ({
    _key: key,
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: `${key}s`, _type: 'span', marks: [], text: words(40) }],
  });
  const blocks = Math.max(1, Math.floor(size / JSON.stringify(block('b00')).length));
  for (let index = 0; index < count; index += 1) {
    yield {
      _id: idOf(index),
      _type: typeOf(index),
      title: words(4),
      order: Math.floor(random() * 1_000_000),
      slug: { en: `en-${index}`, cs: `cs-${index}` },
      next: { _type: 'reference', _ref: idOf((index + 1) % count), _weak: true },
      body: Array.from({ length: blocks }, (_, place) => block(`b${place}`)),
    };
  }
}
