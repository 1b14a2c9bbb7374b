import { isRecord } from '../../lib/content/parse/formats/is-record.ts';

type Check = (value: unknown, context: unknown) => unknown;

/** Replaces the Rule of an editing tool, as far as custom rules of a field are concerned. */
class CustomRule {
  readonly check: Check;
  readonly severity: 'error' | 'warning';

  constructor(check: Check = () => true, severity: CustomRule['severity'] = 'error') {
    this.check = check;
    this.severity = severity;
  }

  custom(check: Check) {
    return new CustomRule(check);
  }

  warning() {
    return new CustomRule(this.check, 'warning');
  }

  required() {
    return this;
  }
}

/**
 * Returns what the custom rules of a field in a type say of a value, each after its severity: `error: …`,
 * `warning: …`. Throws if the type has no such field with rules.
 */
export async function saidOf(
  type: { readonly fields?: readonly unknown[] },
  name: string,
  value: unknown,
  context: unknown,
): Promise<string[]> {
  const field = type.fields?.filter(isRecord).find((each) => each.name === name);
  if (typeof field?.validation !== 'function') {
    throw new Error(`${name} has no rules`);
  }
  const rules: unknown[] = [field.validation(new CustomRule(), context)].flat();
  const said = rules.map(async (rule) => {
    if (!(rule instanceof CustomRule)) throw new Error('validation has to return rules');
    const message = await rule.check(value, context);
    return message === true ? [] : [`${rule.severity}: ${message}`];
  });
  return (await Promise.all(said)).flat();
}
