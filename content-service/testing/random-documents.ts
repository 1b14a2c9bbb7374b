import type { Json, StoredDocument } from '../store/json.ts';

const TYPES = ['page', 'event', 'experience', 'deal', 'jobPosting', 'settings', 'navigation'];
const WORDS = ['pivo', 'Žatec', 'malt', 'museum', 'Bier', 'birra', 'tour', 'ležák', 'Tasting'];
const LANGUAGES = ['en', 'cs', 'de', 'it'];
/** Few enough that documents refer to each other, share slugs, and are rewritten often. */
const IDS = 40;

/** Returns a generator of numbers from 0 to 1, the same in every run (Park and Miller). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Generates documents of all shapes that editors can create, including invalid ones. */
export class RandomDocuments {
  readonly #random: () => number;
  #revisions = 0;

  constructor(seed: number) {
    this.#random = randomNumbers(seed);
  }

  /** Returns a whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  /** Returns one of the items. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  /** Returns an id of a published document, a draft, a version, or an invalid one. */
  id(): string {
    const id = `document-${this.below(IDS)}`;
    return this.pick([
      id,
      id,
      id,
      `drafts.${id}`,
      `versions.rSummer.${id}`,
      `secret.${id}`,
      ...(this.below(20) === 0 ? ['versions.a', 'drafts.drafts.a'] : []),
    ]);
  }

  /** Returns a document with this id. */
  document(_id: string): StoredDocument {
    this.#revisions += 1;
    const time = `2026-01-${String(1 + this.below(28)).padStart(2, '0')}T00:00:00Z`;
    return {
      _id,
      _type: this.pick(TYPES),
      _rev: `revision-${this.#revisions}`,
      _createdAt: time,
      _updatedAt: time,
      ...this.#attributes(),
    };
  }

  #attributes(): Record<string, Json> {
    const all: Record<string, () => Json> = {
      title: () =>
        this.pick<Json>([this.#word(), this.#localized(), `slug-${this.below(12)}`, null]),
      name: () => this.#word(),
      order: () => this.pick<Json>([this.below(5), this.below(5), this.#word(), true, null, [1]]),
      price: () => this.below(300) / 2,
      start: () => this.pick<Json>([`2026-0${1 + this.below(9)}-01T10:00:00Z`, 'soon']),
      slug: () => this.#slug(),
      route: () => this.#word(),
      languages: () => LANGUAGES.slice(this.below(4)),
      featured: () => this.below(2) === 0,
      page: () => this.#reference(),
      picture: () => ({ _type: 'picture', alt: this.#localized(), asset: this.#reference() }),
      experiences: () => [this.#reference(), this.#reference()],
      sections: (): Json[] => [
        { _key: 'a', _type: 'heroSection', heading: this.#localized(), deal: this.#reference() },
        { _key: 'b', _type: 'teamSection', people: [this.#reference()], order: this.below(9) },
      ],
      body: () => ({ _type: 'richText', en: [this.#block()], cs: [this.#block(), this.#block()] }),
      _system: () => ({ delete: true }),
    };
    const entries = Object.entries(all).filter(
      ([name]) => this.below(name === '_system' ? 15 : 3) > 0 === (name !== '_system'),
    );
    return Object.fromEntries(entries.map(([name, make]) => [name, make()]));
  }

  #word = () => this.pick(WORDS);
  #localized = () => ({ en: this.#word(), cs: this.#word() });
  #reference = () => ({ _type: 'reference', _ref: `document-${this.below(IDS + 5)}`, _weak: true });

  #slug(): Json {
    const slug = () => `slug-${this.below(12)}`;
    return this.pick<() => Json>([
      slug,
      () => ({ _type: 'slug', current: slug() }),
      () => ({ en: slug(), cs: slug(), de: slug() }),
      () => ({ en: slug(), cs: 7, de: null, it: [slug()] }),
      () => [slug()],
      () => null,
      () => 7,
    ])();
  }

  #block(): Json {
    return {
      _key: this.#word(),
      _type: 'block',
      markDefs: [{ _key: 'm', _type: 'link', page: this.#reference() }],
      children: [{ _key: 's', _type: 'span', marks: [], text: `${this.#word()} ${this.#word()}` }],
    };
  }
}
