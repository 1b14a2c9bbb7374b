import type { z } from 'zod';
import { type ContentProblem, type Expected, expectations } from '../model/content-query.ts';
import { limits } from './formats/limits.ts';

/** The document being parsed. */
export interface Owner {
  readonly id: string;
  readonly type: string;
  readonly revision: string | null;
}

interface Frame {
  readonly owner: Owner;
  /** The path of what is parsed inside the document. */
  readonly within: string;
  readonly problems: ContentProblem[];
}

// Schemas cannot report a problem without failing. Parsing is synchronous, so the frames of nested
// documents form a stack, as function calls do.
const frames: Frame[] = [];

/**
 * Runs the parsing of a document, or of what is at the path `within` in it; returns its result and the
 * problems reported meanwhile.
 */
export function collect<T>(
  owner: Owner,
  run: () => T,
  within = '',
): { result: T; problems: ContentProblem[] } {
  const frame: Frame = { owner, within, problems: [] };
  frames.push(frame);
  try {
    return { result: run(), problems: frame.problems };
  } finally {
    frames.pop();
  }
}

/** Returns the document being parsed, or null if there is none. */
export function currentOwner(): Owner | null {
  return frames.at(-1)?.owner ?? null;
}

/** Reports problems of a part that is left out of the document being parsed. */
export function report(problems: readonly ContentProblem[]): void {
  frames.at(-1)?.problems.push(...problems);
}

/**
 * Reports that the end of a list of the document being parsed is left out.
 *
 * @param place the path of the list in what is parsed
 * @param max how many items are kept
 */
export function reportCut(place: string, max: number): void {
  const frame = frames.at(-1);
  if (!frame) return;
  const field = `${fieldPath([place], frame.within)}[${max}]`;
  frame.problems.push({ ...frame.owner, field, expected: 'fewer', leftOut: 'items' });
}

/**
 * Converts the issues of a schema to problems of a document; `within` is the path of the parsed
 * value.
 */
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

/** Returns what a schema expected; schemas state it in place of an error message. */
function expectedOf(message: string): Expected {
  return expectations.find((expected) => expected === message) ?? 'type';
}
