import type { ShownLanguages } from './shown-languages.ts';

/** The used properties of a language's field in a form. */
interface LanguageField {
  /** The language. */
  readonly name: string;
  readonly field: { readonly validation: readonly { readonly level: string }[] };
}

/**
 * Whether a form shows the field of a language. English is shown beside any other one, which is translated
 * from it, and a language with an error in every mode, so that editors see where it is.
 */
export function isShown({ name, field }: LanguageField, shown: ShownLanguages): boolean {
  if (shown === 'all' || name === 'en' || name === shown) return true;
  return field.validation.some(({ level }) => level === 'error');
}
