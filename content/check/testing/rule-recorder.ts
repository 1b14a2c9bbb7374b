import type { RunQuery } from '../../../lib/content/client/run-query.ts';
import type { SchemaNode } from '../../format/schema-index.ts';
import type { FullDocument, Json } from '../../json/json.ts';

/** The context that an editing tool passes to a validator. */
export interface RuleContext {
  readonly document: FullDocument;
  readonly parent: Json | undefined;
  readonly getClient: () => {
    readonly fetch: RunQuery;
    readonly config: () => object;
  };
}

type Check = (value: unknown, context: RuleContext) => unknown;

const isMissing = (value: unknown) => value === undefined || value === null;

const sizeOf = (value: unknown) =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' || Array.isArray(value)
      ? value.length
      : null;

const bounded =
  (fits: (size: number) => boolean): Check =>
  (value) => {
    const size = sizeOf(value);
    return size === null || fits(size) || 'is out of bounds';
  };

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    isMissing(value) || (typeof value === 'string' && pattern.test(value)) || 'has another form';

/**
 * Replaces the Rule of an editing tool: each call adds a check to the chain. A method that is not
 * implemented here fails the test that uses it.
 */
class RecordedRule {
  readonly checks: readonly Check[];

  constructor(checks: readonly Check[] = []) {
    this.checks = checks;
  }

  private with(check: Check) {
    return new RecordedRule([...this.checks, check]);
  }

  required() {
    return this.with((value) => !isMissing(value) || 'is required');
  }

  min(min: number) {
    return this.with(bounded((size) => size >= min));
  }

  max(max: number) {
    return this.with(bounded((size) => size <= max));
  }

  unique() {
    return this.with(
      (value) =>
        !Array.isArray(value) ||
        new Set(value.map((item) => JSON.stringify(item))).size === value.length ||
        'repeats something',
    );
  }

  regex(pattern: RegExp) {
    return this.with(matching(pattern));
  }

  custom(check: Check) {
    return this.with(check);
  }

  /** Replaces the rule that the editing tool has for fields of type `url`, which is not checked here. */
  uri(_options: object) {
    return this;
  }

  /** Sets the message of the editing tool, which the checks here do not use. */
  error(_message: string) {
    return this;
  }

  /** Makes the checks so far a warning, which prevents no publishing. */
  warning() {
    return new RecordedRule();
  }
}

/** Returns the checks that a field or a type declares. */
export function checksOf({ validation }: SchemaNode, context: RuleContext): readonly Check[] {
  if (typeof validation !== 'function') return [];
  const built: unknown = validation(new RecordedRule(), context);
  return [built].flat().flatMap((rule) => {
    if (rule instanceof RecordedRule) return rule.checks;
    throw new Error('validation has to return rules');
  });
}
