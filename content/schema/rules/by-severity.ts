import type { Severity } from '../../consistency/severity.ts';
import type { OthersContext } from './other-documents.ts';

/** What a rule has found, in words for editors. */
export interface Finding {
  readonly message: string;
  readonly severity: Severity;
}

/** The part of a validation context that rules between documents need. */
export interface FieldContext extends OthersContext {
  /** The object that contains the value. */
  readonly parent?: unknown;
}

/** Finds what is wrong with a value of a field; null where nothing is. */
export type FindProblem = (value: unknown, context: FieldContext) => Promise<Finding | null>;

/** The methods that the rules of all types have in common. */
interface CustomRule<Rule> {
  custom(check: (value: unknown, context: FieldContext) => Promise<true | string>): Rule;
  warning(): Rule;
}

/** Returns the rules that refuse a value with an error, and warn about one with a warning. */
export function bySeverity(find: FindProblem) {
  const only = (severity: Severity) => async (value: unknown, context: FieldContext) => {
    const found = await find(value, context);
    return found?.severity !== severity || found.message;
  };
  return <Rule extends CustomRule<Rule>>(rule: Rule): Rule[] => [
    rule.custom(only('error')),
    rule.custom(only('warning')).warning(),
  ];
}
