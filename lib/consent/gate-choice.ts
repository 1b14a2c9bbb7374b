import { type Choice, choiceSchema } from './consent-record.ts';
import { optionalCategories } from './consent-rules.ts';

/**
 * Returns the cookie choice of the pressed button in the gate's form (specification, section 4):
 * accepting accepts all categories, rejecting the empty set. Returns null if the button makes no
 * cookie choice.
 */
export function gateChoice(fields: URLSearchParams): Choice | null {
  const categories = { all: optionalCategories, none: [] }[fields.get('cookies') ?? ''];
  const choice = choiceSchema.safeParse({ categories, language: fields.get('language') });
  return choice.success ? choice.data : null;
}
