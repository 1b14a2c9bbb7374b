import type { z } from 'zod';
import { type ContentProblem, type Expected, expectations } from '../content-query.ts';
import { limits } from './limits.ts';

/** The document whose parsing is under way. */
export interface Owner {
  readonly id: string;
  readonly type: string;
  readonly revision: string | null;
}

interface Frame {
  readonly owner: Owner;
  readonly problems: ContentProblem[];
}

// Schemas have no way to report something without failing. Parsing is synchronous, so the frames
// of documents inside documents follow each other like calls do.
const frames: Frame[] = [];

/** Runs the parsing of a document; returns its result and the problems reported on the way. */
export function collect<T>(owner: Owner, run: () => T): { result: T; problems: ContentProblem[] } {
  const frame: Frame = { owner, problems: [] };
  frames.push(frame);
  try {
    return { result: run(), problems: frame.problems };
  } finally {
    frames.pop();
  }
}

/** The document whose parsing is under way, if any. */
export function currentOwner(): Owner | null {
  return frames.at(-1)?.owner ?? null;
}

/** Reports problems of something that is left out while the document around it stays. */
export function report(problems: readonly ContentProblem[]): void {
  frames.at(-1)?.problems.push(...problems);
}

/** What a schema found wrong, as problems of a document; `within` is the path of what it parsed. */
export function problemsOf(
  issues: readonly z.core.$ZodIssue[],
  owner: Owner,
  { leftOut, within = '' }: { leftOut: ContentProblem['leftOut']; within?: string },
): ContentProblem[] {
  return issues.slice(0, limits.problems).map(({ path, message }) => ({
    ...owner,
    field: fieldPath(path, within),
    expected: expectedOf(message),
    leftOut,
  }));
}

function fieldPath(path: readonly PropertyKey[], within: string): string {
  return path.reduce<string>(
    (before, step) =>
      typeof step === 'number' ? `${before}[${step}]` : `${before}${before && '.'}${String(step)}`,
    within,
  );
}

/** Schemas say what they expect in the place of a message. */
function expectedOf(message: string): Expected {
  return expectations.find((expected) => expected === message) ?? 'type';
}
