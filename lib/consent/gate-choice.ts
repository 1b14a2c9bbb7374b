import { type Choice, choiceSchema } from './consent-record.ts';
import { optionalCategories } from './consent-rules.ts';

/**
 * What the pressed button of the gate's form says about cookies (specification, section 4):
 * accepting accepts all categories, rejecting the empty set. Null where nothing was asked.
 */
export function gateChoice(fields: URLSearchParams): Choice | null {
  const categories = { all: optionalCategories, none: [] }[fields.get('cookies') ?? ''];
  const choice = choiceSchema.safeParse({ categories, language: fields.get('language') });
  return choice.success ? choice.data : null;
}
