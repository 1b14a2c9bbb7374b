// @module-tag slow

import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CompilerError, typeErrors } from './testing/check-types.ts';
import type { Edit } from './testing/edit.ts';
import { failingTests, type NamedTests } from './testing/failing-tests.ts';

// An addition in one place makes the compiler or the tests name every other place that needs it.

const root = dirname(dirname(import.meta.dirname));

interface Addition {
  readonly edits: readonly Edit[];
  /** The name of the addition; errors that are due to it contain it. */
  readonly name: RegExp;
  /** The files in which something is missing then, tests excepted. */
  readonly places: readonly string[];
}

const newRouteOfDocuments: Edit = {
  file: 'lib/routing/routes.json',
  find: '"faq": {',
  replace:
    '"new": { "en": "/new/{slug}", "cs": "/nove/{slug}", "de": "/neu/{slug}", "it": "/nuovo/{slug}" },\n    "faq": {',
};

const newLanguage: Edit = {
  file: 'lib/platform/i18n/locales.ts',
  find: "['en', 'cs', 'de', 'it'] as const",
  replace: "['en', 'cs', 'de', 'it', 'fr'] as const",
};

const newSection: Edit = {
  file: 'content/schema/sections/index.ts',
  find: '  callToActionSection,\n]',
  replace: "  callToActionSection,\n  { ...callToActionSection, name: 'newSection' },\n]",
};

const newType: Edit = {
  file: 'content/schema/documents/index.ts',
  find: '  voucher,\n].map',
  replace: "  voucher,\n  { ...voucher, name: 'newType' },\n].map",
};

const compiled: Readonly<Record<string, Addition>> = {
  language: {
    // A function that decides by the language is only said not to return in every case.
    name: /\bfr\b|lacks ending return statement/,
    edits: [
      newLanguage,
      {
        file: 'lib/platform/i18n/locales.ts',
        find: '\n} as const satisfies',
        replace: `
  fr: { name: 'Français', short: 'FR', tag: 'fr', openGraph: 'fr_FR', flag: 'fr', fonts: ['latin'] },
} as const satisfies`,
      },
      { file: 'lib/routing/routes.json', find: /"it": (".*?")/g, replace: '$&, "fr": $1' },
    ],
    places: [
      'checkout-demo/page/demo-messages.ts',
      'checkout-demo/rules/format-deadline.ts',
      'components/testing/render-localized.tsx',
      'content/check/texts/terms-of-sale.ts',
      'e2e/support/messages.ts',
      'lib/forms/mail/mail-translator.ts',
      'lib/platform/format/list.ts',
      'lib/platform/grammar/years.ts',
      'lib/platform/i18n/in-every-locale.ts',
      'lib/platform/i18n/testing/quotation-marks.ts',
      'lib/request/error-texts.ts',
      'lib/tickets/format-ages.ts',
      'lib/time/format/clock.ts',
      'lib/time/format/date.ts',
      'lib/time/format/on-weekdays.ts',
    ],
  },
  'field of two forms': {
    name: /\bnickname\b/,
    edits: ['reservation', 'subscription'].map((form) => ({
      file: `lib/forms/schema/${form}.ts`,
      find: 'z.object({',
      replace: 'z.object({ nickname: z.string(),',
    })),
    places: [
      'components/form/form-fields.ts',
      'components/form/form-texts.ts',
      'lib/forms/mail/team-mail.ts',
      'lib/forms/newsletter/change-subscription.ts',
      'lib/forms/newsletter/notify-external-list.ts',
    ],
  },
  'cookie category': {
    name: /\bsocial\b/,
    edits: [
      {
        file: 'lib/consent/consent-rules.ts',
        find: "['analytics', 'ads'] as const",
        replace: "['analytics', 'ads', 'social'] as const",
      },
    ],
    places: ['components/consent/preferences-text.ts', 'lib/consent/category-data.ts'],
  },
  section: {
    name: /\bnewSection\b/,
    edits: [newSection],
    places: ['components/section/section-registry.ts', 'lib/content/queries/sections/index.ts'],
  },
  'type of document': {
    name: /\bnewType\b/,
    edits: [newType],
    places: ['components/ui/content-problems.tsx'],
  },
};

describe('the compiler names every place that an addition needs, and no other', () => {
  const additions = Object.entries(compiled);
  let errors: readonly CompilerError[];

  // All at once, because a check of the whole project takes most of a minute.
  beforeAll(() => {
    errors = typeErrors(
      root,
      additions.flatMap(([, { edits }]) => edits),
    );
  }, 600_000);

  it.each(additions)('%s', (_, { name, places }) => {
    const named = errors.filter(({ message }) => name.test(message)).map(({ file }) => file);
    expect([...new Set(named)].sort()).toEqual(places);
  });

  it('and each error names an addition', () => {
    const isNamed = ({ message }: CompilerError) =>
      additions.some(([, { name }]) => name.test(message));
    expect(errors.filter((error) => !isNamed(error))).toEqual([]);
  });
});

it('the compiler names the places that first lack a page for each document of a type', () => {
  const errors = typeErrors(root, [
    newRouteOfDocuments,
    { file: 'lib/routing/routes.ts', find: "  deal: 'deal',\n", replace: "$&  voucher: 'new',\n" },
  ]);
  // The other errors follow from these.
  const isFirst = ({ message }: CompilerError) =>
    /Property '"?(?:voucher|new)"?' is missing/.test(message);
  expect([...new Set(errors.filter(isFirst).map(({ file }) => file))].sort()).toEqual([
    'lib/content/documents/document-queries.ts',
    'lib/content/get-addressed.ts',
    'lib/content/parse/link-target.ts',
    'lib/content/queries/shared-picture.parser.ts',
    'lib/content/queries/slug-index.parser.ts',
    'lib/routing/internal-path.ts',
    'lib/seo/sitemap.ts',
  ]);
}, 600_000);

interface TestedAddition {
  readonly edit: Edit;
  /** The tests that name the other places. */
  readonly tests: NamedTests;
}

/** Without it, whatever is in every language is missing: no test of another addition could be read. */
const language: Readonly<Record<string, TestedAddition>> = {
  language: {
    edit: newLanguage,
    tests: {
      files: ['lib/routing/routes.test.ts', 'components/poster/render-poster.test.ts'],
      titles: [
        'has every route in every language',
        'there are files of the logo and of the name in fr',
      ],
    },
  },
};

const other: Readonly<Record<string, TestedAddition>> = {
  'cookie category': {
    edit: {
      file: 'lib/consent/category-data.ts',
      find: '  ads: {',
      replace: '  social: { purposes: [], cookies: /^_social/ },\n  ads: {',
    },
    tests: {
      files: ['lib/consent/consent-rules.test.ts'],
      titles: ['the revision is raised when a category is added, removed or changed'],
    },
  },
  section: {
    edit: newSection,
    tests: {
      files: ['studio/icons.test.ts'],
      titles: ['there is an icon for newSection'],
    },
  },
  'environment variable': {
    edit: {
      file: 'lib/platform/env/server-schema.ts',
      find: '  NODE_ENV: z',
      replace: '  NEW_SETTING: z.string().optional(),\n  NODE_ENV: z',
    },
    tests: {
      files: ['lib/platform/env/env-example.test.ts', 'lib/platform/env/server-schema.test.ts'],
      titles: ['has no variable that nothing reads', 'lists exactly the variables of the schemas'],
    },
  },
  'route of a page': {
    edit: {
      file: 'lib/routing/routes.json',
      find: '"faq": {',
      replace:
        '"newPage": { "en": "/new-page", "cs": "/nova-stranka", "de": "/neue-seite", "it": "/nuova-pagina" },\n    "faq": {',
    },
    tests: {
      files: ['lib/routing/routes.test.ts', 'content/dataset.test.ts'],
      titles: [
        'has a page in the app folder for each page route',
        'exist once for newPage, at the paths of the route table',
      ],
    },
  },
  'route of documents': {
    edit: newRouteOfDocuments,
    tests: {
      files: ['lib/routing/routes.test.ts'],
      titles: ['marks as slug routes exactly those whose paths contain a slug'],
    },
  },
  'type of document': {
    edit: newType,
    tests: {
      files: [
        'studio/desk/structure.test.ts',
        'studio/icons.test.ts',
        'content/check/schema-and-parsers.test.ts',
      ],
      titles: [
        'there is an icon for newType',
        'the desk has a place for newType',
        'reject every newType that the site would omit',
        'reject an empty draft of every type, like the site',
      ],
    },
  },
};

// Those of a group at once, because a run takes half a minute.
describe.each([language, other])(
  'the tests name every place that an addition needs',
  (additions) => {
    const tests = Object.values(additions).map((addition) => addition.tests);
    const titles = tests.flatMap((named) => named.titles);
    let failing: readonly string[];

    beforeAll(() => {
      const edits = Object.values(additions).map(({ edit }) => edit);
      const files = [...new Set(tests.flatMap((named) => named.files))];
      failing = failingTests(root, edits, { files, titles });
    }, 600_000);

    it.each(Object.entries(additions))('%s', (_, { tests: named }) => {
      expect(failing).toEqual(expect.arrayContaining([...named.titles]));
    });

    it('and no other test fails', () => {
      expect(failing.toSorted()).toEqual(titles.toSorted());
    });
  },
);
