import { optionalFields, typesInParts } from '../../content/check/testing/optional-fields.ts';
import { valueAt } from '../../content/check/testing/value-paths.ts';
import type { FullDocument } from '../../content/json/json.ts';
import { type Corruption, removesPage } from './corrupt.ts';

/** Whether two corruptions are in the same document, where neither hides the other. */
export function isApart(one: Corruption, other: Corruption): boolean {
  const [part, otherPart] = [partOf(one), partOf(other)];
  const areParts = part !== undefined && otherPart !== undefined;
  return one.original === other.original && areParts && part !== otherPart;
}

/**
 * Divides corruptions into rounds in which none hides another: of each document one in each of its parts,
 * or one alone that may make it unfit. Those of its type come last, because the site forgets a document
 * of another type, and has no last fit version of it afterwards.
 */
export function roundsOf(corruptions: readonly Corruption[]): Corruption[][] {
  const byDocument = Map.groupBy(corruptions, ({ original }) => original._id);
  const groups = [...byDocument.values()].map((ofDocument) => {
    const byPart = Map.groupBy(ofDocument, partOf);
    const alone = byPart.get(undefined) ?? [];
    byPart.delete(undefined);
    const ofType = alone.filter(({ path }) => path[0] === '_type');
    const last = [...alone.filter((corruption) => !ofType.includes(corruption)), ...ofType];
    return [...inRounds([...byPart.values()]), ...last.map((corruption) => [corruption])];
  });
  return inRounds(groups).map((round) => round.flat());
}

/** Returns the first items of all lists, then the second ones, and so on. */
function inRounds<Item>(lists: readonly (readonly Item[])[]): Item[][] {
  const count = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: count }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  );
}

/**
 * Returns the part of its document that a corruption is in, such as `sections[2]` or `seo.title`: the
 * document is fit without it, and what is corrupted there hides no other part. Undefined if the document
 * may be unfit as a whole.
 */
function partOf({ original, path }: Corruption): string | undefined {
  if (!typesInParts.has(original._type) || removesPage({ path })) return undefined;
  const optional = optionalPathsOf(original);
  let here = '';
  for (const [index, step] of path.entries()) {
    here += typeof step === 'number' ? `[${step}]` : `${here && '.'}${step}`;
    if (typeof step === 'number' || !optional.has(here)) continue;
    const item = path[index + 1];
    // A list that is corrupted as a whole hides its items.
    if (Array.isArray(valueAt(original, path.slice(0, index + 1))))
      return typeof item === 'number' ? `${here}[${item}]` : undefined;
    return here;
  }
  return undefined;
}

const knownOptional = new WeakMap<FullDocument, ReadonlySet<string>>();

function optionalPathsOf(document: FullDocument): ReadonlySet<string> {
  const before = knownOptional.get(document);
  if (before) return before;
  const paths = new Set(optionalFields(document).map(({ path }) => path));
  knownOptional.set(document, paths);
  return paths;
}
