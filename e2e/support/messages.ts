import cs from '../../messages/cs.json' with { type: 'json' };
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import it from '../../messages/it.json' with { type: 'json' };

/** The interface messages of the site by language. */
export const messages = { en, cs, de, it };

/** Replaces the arguments of a message without plurals: `{hours} hours` becomes `24 hours`. */
export function fillIn(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
