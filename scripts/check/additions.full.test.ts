import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { filesWithErrors } from './testing/check-types.ts';
import type { Edit } from './testing/edit.ts';
import { failingTests } from './testing/failing-tests.ts';

// An addition in one place makes the compiler or the tests name every other place that needs it.

const root = dirname(dirname(import.meta.dirname));

interface Addition {
  readonly edit: Edit;
  /** The other files in which it has to be declared. */
  readonly places: readonly string[];
}

const compiled: Readonly<Record<string, Addition>> = {
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
  const edits = Object.values(compiled).map(({ edit }) => edit);
  const named = filesWithErrors(root, edits);
  for (const [addition, { places }] of Object.entries(compiled)) {
    expect(named, addition).toEqual(expect.arrayContaining([...places]));
  }
}, 600_000);

interface TestedAddition {
  readonly edit: Edit;
  /** The files with the tests that name the other places, and their titles. */
  readonly files: readonly string[];
  readonly titles: readonly string[];
}

const tested: Readonly<Record<string, TestedAddition>> = {
  'environment variable': {
    edit: {
      file: 'lib/platform/env/server-schema.ts',
      find: '  NODE_ENV: z',
      replace: '  NEW_SETTING: z.string().optional(),\n  NODE_ENV: z',
    },
    files: ['lib/platform/env/env-example.test.ts'],
    titles: [
      'lists exactly the variables of the schemas',
      'docs/operations.md names every variable in its table',
    ],
  },
  'route of a page': {
    edit: {
      file: 'lib/routing/routes.json',
      find: '"faq": {',
      replace:
        '"new": { "en": "/new", "cs": "/nove", "de": "/neu", "it": "/nuovo" },\n    "faq": {',
    },
    files: ['lib/routing/routes.test.ts', 'content/dataset.test.ts'],
    titles: [
      'has a page in the app folder for each page route',
      'exist once for new, at the paths of the route table',
    ],
  },
  'type of document': {
    edit: {
      file: 'content/schema/documents/index.ts',
      find: '  voucher,\n].map',
      replace: "  voucher,\n  { ...voucher, name: 'newType' },\n].map",
    },
    files: [
      'studio/desk/structure.test.ts',
      'studio/icons.test.ts',
      'content/check/schema-and-parsers.test.ts',
    ],
    titles: [
      'there is an icon for newType',
      'the desk has a place for newType',
      'reject an empty draft of every type, like the site',
    ],
  },
};

it.each(Object.entries(tested))(
  'the tests name every place that an addition needs: %s',
  (_, { edit, files, titles }) => {
    expect(failingTests(root, edit, files)).toEqual(expect.arrayContaining([...titles]));
  },
  600_000,
);
