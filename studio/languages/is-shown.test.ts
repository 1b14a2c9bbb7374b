import { expect, it } from 'vitest';
import { localeIds } from '../../content/schema/values/locales.ts';
import { isShown } from './is-shown.ts';
import type { ShownLanguages } from './shown-languages.ts';

/** Returns the languages whose fields are shown, given the messages of validation by language. */
function shownFields(shown: ShownLanguages, levels: Readonly<Record<string, string>> = {}) {
  return localeIds.filter((name) => {
    const level = levels[name];
    return isShown({ name, field: { validation: level ? [{ level }] : [] } }, shown);
  });
}

it.each<[ShownLanguages, string[]]>([
  ['all', [...localeIds]],
  ['de', ['en', 'de']],
  ['en', ['en']],
])('a form in the mode %s shows the fields of %j', (shown, fields) => {
  expect(shownFields(shown)).toEqual(fields);
});

it('a language with an error is shown in every mode, one with a warning is not', () => {
  expect(shownFields('de', { cs: 'error', it: 'warning' })).toEqual(['en', 'cs', 'de']);
});
