import type { z } from 'zod';
import type { ContentProblem } from '../../content-query.ts';
import { collect, currentOwner, problemsOf, report } from '../../parse/collect.ts';
import { field } from '../../parse/field.ts';
import { isRecord } from '../../parse/formats/is-record.ts';
import { limits } from '../../parse/limits.ts';
import { type KeyedRecord, withKeys } from '../../parse/list.ts';
import { oneOfTypes } from '../../parse/one-of-types.ts';
import type { SectionContent } from '../page-content.ts';
import { sectionQueries } from './index.ts';

const section: z.ZodType<SectionContent> = oneOfTypes<SectionContent>(
  Object.fromEntries(Object.entries(sectionQueries).map(([type, { parser }]) => [type, parser])),
);

/** The sections of a page. An unfit one is left out and reported; the others are unaffected. */
export const sections: z.ZodType<SectionContent[]> = field('list', (value) => {
  if (!Array.isArray(value) || value.length > limits.items) return null;
  return withKeys(value.map((item) => (isRecord(item) ? item : {}))).flatMap(
    (item, index) => parseSection(item, index) ?? [],
  );
});

function parseSection(raw: KeyedRecord, index: number): SectionContent | null {
  const owner = currentOwner() ?? { id: '', type: 'page', revision: null };
  const { result, problems } = collect(owner, () => section.safeParse(raw));
  if (result.success) {
    report(problems);
    return result.data;
  }
  const leftOut = { section: raw._key, page: owner.id, position: index };
  const within = `sections[${index}]`;
  const own = problemsOf(result.error.issues, owner, { leftOut, within });
  report(blame(own, problems).map((problem) => ({ ...problem, leftOut })));
  return null;
}

/** Replaces the problem of a required reference with the problems of the referenced document. */
function blame(own: readonly ContentProblem[], inside: readonly ContentProblem[]) {
  if (inside.length === 0) return own;
  return [...own.filter(({ expected }) => expected !== 'reference'), ...inside];
}
