import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { type Edit, filesWithErrors } from './testing/check-types.ts';

// The compiler names every place that needs one of these, too.

interface Addition {
  readonly edit: Edit;
  /** Where it has to be declared, too. */
  readonly places: readonly string[];
}

const additions: Readonly<Record<string, Addition>> = {
  language: {
    edit: {
      file: 'lib/platform/i18n/locales.ts',
      find: "['en', 'cs', 'de', 'it'] as const",
      replace: "['en', 'cs', 'de', 'it', 'fr'] as const",
    },
    places: [
      'lib/forms/mail/mail-translator.ts',
      'lib/platform/i18n/in-every-locale.ts',
      'lib/platform/i18n/locales.ts',
      'lib/routing/routes.ts',
    ],
  },
  'field of a form': {
    edit: {
      file: 'lib/forms/schema/subscription.ts',
      find: 'z.object({',
      replace: 'z.object({ nickname: z.string(),',
    },
    places: ['components/form/form-fields.ts'],
  },
  'cookie category': {
    edit: {
      file: 'lib/consent/consent-rules.ts',
      find: "['analytics', 'ads'] as const",
      replace: "['analytics', 'ads', 'social'] as const",
    },
    places: ['components/consent/preferences-text.ts', 'lib/consent/category-data.ts'],
  },
  section: {
    edit: {
      file: 'lib/content/types.generated.ts',
      find: '    _type: "callToActionSection";',
      replace: '    _type: "callToActionSection" | "newSection";',
    },
    places: ['components/section/section-registry.ts', 'lib/content/queries/sections/index.ts'],
  },
};

it('the compiler names every place that an addition needs', () => {
  const root = dirname(dirname(import.meta.dirname));
  const edits = Object.values(additions).map(({ edit }) => edit);
  const named = filesWithErrors(root, edits);
  for (const [addition, { places }] of Object.entries(additions)) {
    expect(named, addition).toEqual(expect.arrayContaining([...places]));
  }
}, 600_000);
