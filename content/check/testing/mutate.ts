import type { Random } from '../../testing/seeded.ts';

/** Invalid or unusual values that may be stored instead of the expected one. */
const strange: readonly (() => unknown)[] = [
  () => null,
  () => '',
  () => ' ',
  () => 'x'.repeat(100_000),
  () => 'constructor',
  () => '__proto__',
  () => '\u0000\ud800',
  () => 'Beer \ud83c',
  () => '2026-02-30',
  () => '9:00',
  () => '24:00',
  () => 'javascript:alert(1)',
  () => '490 Kč',
  () => 0,
  () => -1,
  () => 1e308,
  () => 0.1,
  () => true,
  () => [],
  () => [null],
  () => [[]],
  () => ['monday', 1, null, {}],
  () => Array.from({ length: 2000 }, () => ({})),
  () => ({}),
  () => ({ _type: 'unknown' }),
  () => ({ _key: 'a', _type: 'block', children: [{ _type: 'span' }] }),
  () => ({ _ref: 'nothing', _type: 'reference' }),
  () => JSON.parse('{"__proto__": {"en": "x"}, "constructor": 1, "en": 1}'),
];

/** Returns a copy of a value with `count` random changes: a value replaced or deleted. */
export function mutations(value: unknown, count: number, random: Random): unknown {
  const root = { value: structuredClone(value) };
  for (let done = 0; done < count; done += 1) {
    const place = pick(placesOf(root), random);
    if (place) change(place, random);
  }
  return root.value;
}

interface Place {
  readonly holder: object;
  readonly key: string;
}

function placesOf(root: object): Place[] {
  const found: Place[] = [];
  const holders: object[] = [root];
  for (let holder = holders.pop(); holder; holder = holders.pop()) {
    for (const [key, inside] of Object.entries(holder)) {
      found.push({ holder, key });
      if (typeof inside === 'object' && inside !== null) holders.push(inside);
    }
  }
  return found;
}

function change({ holder, key }: Place, random: Random): void {
  if (random() >= 0.2) Reflect.set(holder, key, pick(strange, random)?.());
  // JSON has no lists with holes.
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}
