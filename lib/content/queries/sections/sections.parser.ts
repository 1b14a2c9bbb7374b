import type { z } from 'zod';
import type { ContentProblem } from '../../model/content-query.ts';
import { collect, currentOwner, problemsOf, report } from '../../parse/collect.ts';
import { field } from '../../parse/field.ts';
import { isRecord } from '../../parse/formats/is-record.ts';
import { limits } from '../../parse/formats/limits.ts';
import { type KeyedRecord, withKeys } from '../../parse/list.ts';
import { oneOfTypes } from '../../parse/one-of-types.ts';
import type { SectionContent } from '../page-content.ts';
import { sectionQueries } from './index.ts';

const section: z.ZodType<SectionContent> = oneOfTypes<SectionContent>(
  Object.fromEntries(Object.entries(sectionQueries).map(([type, { parser }]) => [type, parser])),
);

/**
 * The sections of a page. An unfit one is left out and reported, as are those beyond the most that a
 * page may have; the others are unaffected.
 */
export const sections: z.ZodType<SectionContent[]> = field('list', (value) => {
  if (!Array.isArray(value)) return null;
  const read = value.slice(0, limits.sections + limits.problems);
  const all = withKeys(read.map((item) => (isRecord(item) ? item : {})));
  const fit = all.slice(0, limits.sections).flatMap((item, at) => parseSection(item, at) ?? []);
  const owner = ownerOfSections();
  const beyond = all.slice(limits.sections).map(({ _key }, at) => ({
    ...owner,
    field: `sections[${limits.sections + at}]`,
    expected: 'fewer' as const,
    leftOut: { section: _key, page: owner.id, position: limits.sections + at },
  }));
  report(beyond);
  return fit;
});

const ownerOfSections = () => currentOwner() ?? { id: '', type: 'page', revision: null };

function parseSection(raw: KeyedRecord, index: number): SectionContent | null {
  const owner = ownerOfSections();
  const within = `sections[${index}]`;
  const { result, problems } = collect(owner, () => section.safeParse(raw), within);
  const leftOut = { section: raw._key, page: owner.id, position: index };
  if (result.success) {
    const part = { ...leftOut, isPart: true as const };
    report(
      problems.map((problem) =>
        problem.leftOut === 'items' ? { ...problem, leftOut: part } : problem,
      ),
    );
    return result.data;
  }
  const own = problemsOf(result.error.issues, owner, { leftOut, within });
  report(blame(own, problems).map((problem) => ({ ...problem, leftOut })));
  return null;
}

/** Replaces the problem of a required reference with the problems of the referenced document. */
function blame(own: readonly ContentProblem[], inside: readonly ContentProblem[]) {
  if (inside.every(({ leftOut }) => leftOut === 'items')) return own;
  return [...own.filter(({ expected }) => expected !== 'reference'), ...inside];
}
