import { accumulatedWeights } from '../common/accumulated-weights.ts';
import { type Reference, referencesByClass, type Use } from './drawing-styles.ts';

/** An element of a drawing, with those in it that are no parts of their own. */
export interface DrawingPart {
  /** How many elements it draws without those that are parts. */
  own: number;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
  /** Its references; what is copied is drawn as if it were in it. */
  readonly references: readonly Reference<Use | 'copied'>[];
  readonly children: DrawingPart[];
}

/** Maximum number of elements that a drawing draws: a map has some 10,000. */
const MAX_DRAWN_ELEMENTS = 1_000_000;

/**
 * Whether a drawing with these style sheets draws a reasonable number of elements: those it refers
 * to count each time, and none draws itself. What an element inherits, such as a pattern, counts for
 * each one in it. Throws if references of a style sheet cannot be counted.
 */
export function isBoundedDrawing(root: DrawingPart, sheets: readonly string[]): boolean {
  const byId = partsById(root);
  const byClass = sheets.map(referencesByClass);
  const referencesOf = ({ references, classes }: DrawingPart) =>
    classes.length === 0
      ? references
      : [
          ...references,
          ...byClass.flatMap((ofSheet) => classes.flatMap((name) => ofSheet.get(name) ?? [])),
        ];
  const targets = (id: string) => byId.get(id) ?? [];
  const counts = accumulatedWeights<DrawingPart>([root], {
    below: (part) => [...part.children, ...referencesOf(part).flatMap(({ id }) => targets(id))],
    weight: (part, countOf) => {
      const sum = (parts: readonly DrawingPart[]) =>
        parts.reduce((total, one) => total + countOf(one), 0);
      const drawn = { copied: 0, inherited: 0, once: 0 };
      for (const { id, kind } of referencesOf(part)) drawn[kind] += sum(targets(id));
      const inside = part.own + sum(part.children) + drawn.copied;
      return inside * (1 + drawn.inherited) + drawn.once;
    },
  });
  return counts !== null && (counts.get(root) ?? 0) <= MAX_DRAWN_ELEMENTS;
}

function partsById(root: DrawingPart): ReadonlyMap<string, readonly DrawingPart[]> {
  const found = new Map<string, DrawingPart[]>();
  const next = [root];
  for (let part = next.pop(); part; part = next.pop()) {
    for (const id of part.ids) {
      const others = found.get(id);
      if (others) others.push(part);
      else found.set(id, [part]);
    }
    for (const child of part.children) next.push(child);
  }
  return found;
}
