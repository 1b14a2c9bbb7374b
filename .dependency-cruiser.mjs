/** Every top-level folder with code, so that a rule can exclude all but some. */
const FOLDERS = [
  'app',
  'artwork',
  'checkout-demo',
  'components',
  'content',
  'content-service',
  'e2e',
  'lib',
  'messages',
  'scripts',
  'server',
  'studio',
];

export const TEST = '\\.test\\.tsx?$';

// Files that lie beside others of the same section or document, and belong to another layer.
export const EDITING_SCHEMA = '^(components/.+-section|lib/content/documents/.+)\\.schema\\.ts$';
export const SECTION_QUERY = '^components/.+-section\\.query\\.ts$';

/** Modules that commands and content share with the site: the environment and the languages. */
const settings = 'platform/(env/|i18n/(locales|in-every-locale|testing/quotation-marks)\\.ts$)';

/** Returns a pattern for every top-level folder except the given ones. */
function anywhereBut(...folders) {
  return `^(${FOLDERS.filter((folder) => !folders.includes(folder)).join('|')})/`;
}

/** The folders of `lib`, each of which may import only those before it. */
const LIB_FOLDERS = [
  'platform',
  'time',
  'routing',
  'consent',
  'tickets',
  'content',
  'forms',
  'media',
  'seo',
  'request',
];

/** Rules that forbid a folder of `lib` to import those above it. */
const libLayers = LIB_FOLDERS.slice(0, -1).map((folder, index) => ({
  name: `lib-${folder}-below`,
  comment: 'Folders of lib form layers, so that each can be read without those above it.',
  severity: 'error',
  from: { path: `^lib/${folder}/`, pathNot: [TEST, '/testing/'] },
  to: { path: `^lib/(${LIB_FOLDERS.slice(index + 1).join('|')})/` },
}));

/** Files from which a framework, a test runner or a command starts. */
const ENTRY_POINTS = [
  '^app/',
  '^e2e/',
  '^content/(commands|documents)/',
  '^content-service/(main\\.ts|commands/)',
  '^scripts/[^/]+\\.(ts|mjs)$',
  '^lib/forms/file/inspection/(child\\.ts|watchdog\\.mjs)$',
  '^server/(main\\.ts|commands/submissions\\.ts|page-cache/page-cache\\.ts)$',
  '^studio/sanity\\.(cli|config)\\.ts$',
  '^public/',
  '^[^/]+$',
  TEST,
  '\\.(d|generated)\\.m?ts$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'app-renders-with-components-and-lib',
      comment: 'Routes compose components and lib; they import no other folder.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: anywhereBut('app', 'checkout-demo', 'components', 'lib') },
    },
    {
      name: 'content-is-read-in-one-place',
      comment:
        'Only lib/content sends queries; everything else has getters, which return what a parser let through.',
      severity: 'error',
      from: {
        path: '^(app|checkout-demo|components|lib|server)/|^middleware\\.ts$',
        pathNot: ['^lib/content/', TEST, '/testing/'],
      },
      to: {
        path: [
          '^lib/content/(client/client|fetch-content|model/types\\.generated)\\.ts$',
          '^lib/content/answers/(fetch|request|depend-on)-(answer|answers|current)\\.ts$',
        ],
      },
    },
    {
      name: 'content-client-is-of-content',
      comment:
        'The marks that the client puts into previewed texts are removed where texts are used.',
      severity: 'error',
      from: {
        path: '^(app|checkout-demo|components|lib|server)/',
        pathNot: ['^lib/content/', '^lib/platform/format/stega-clean\\.ts$', TEST, '/testing/'],
      },
      to: { path: '/node_modules/@sanity/client/' },
    },
    {
      name: 'pages-see-no-stored-answers',
      comment:
        'Answers are stored, compared and expired by lib/content, lib/request and the caches of the server.',
      severity: 'error',
      from: {
        path: '^(app|checkout-demo|components|lib/(?!content/|request/))',
        pathNot: [TEST, '/testing/'],
      },
      to: { path: '^lib/content/answers/(?!content-health)' },
    },
    {
      name: 'components-use-ui-and-lib',
      comment: 'Components import only lib.',
      severity: 'error',
      from: { path: '^components/', pathNot: ['^components/testing/', EDITING_SCHEMA] },
      to: { path: anywhereBut('components', 'lib') },
    },
    {
      name: 'editing-schemas-are-content',
      comment:
        'Editing schemas lie beside the queries that read what they define; the site has no use for them.',
      severity: 'error',
      from: { path: EDITING_SCHEMA },
      to: { path: anywhereBut('content') },
    },
    {
      name: 'editing-schemas-are-read-by-content',
      comment: 'What editors fill in is read over HTTP, never imported.',
      severity: 'error',
      from: { pathNot: '^content/' },
      to: { path: EDITING_SCHEMA },
    },
    {
      name: 'section-queries-are-lib',
      comment: 'The query of a section lies beside its component, but belongs to lib.',
      severity: 'error',
      from: { path: SECTION_QUERY },
      to: { path: anywhereBut('lib') },
    },
    {
      name: 'only-tests-use-testing',
      comment: 'What tests share is not part of the site.',
      severity: 'error',
      from: { pathNot: [TEST, '(^|/)testing/', '^e2e/'] },
      to: { path: '(^|/)testing/', pathNot: '/node_modules/' },
    },
    {
      name: 'no-feature-imports-a-feature',
      comment: 'Features share through components/ui or lib; only the shell composes features.',
      severity: 'error',
      from: { path: '^components/(?!ui/|section/|shell/|testing/)([^/]+)/' },
      to: { path: '^components/(?!ui/|testing/|$1/)' },
    },
    {
      name: 'no-section-imports-a-feature',
      comment:
        'A section stands alone; files of components/section itself are the registry of sections.',
      severity: 'error',
      from: { path: '^components/section/([^/]+)/' },
      to: { path: '^components/(?!ui/|testing/|section/$1/|section/shared/)' },
    },
    {
      name: 'shell-renders-no-section',
      comment: 'The shell is around every page; sections belong to pages.',
      severity: 'error',
      from: { path: '^components/shell/' },
      to: { path: '^components/section/' },
    },
    {
      name: 'previews-stay-out-of-public-scripts',
      comment:
        'The framework loads what a layout, a page or another script imports for every visitor; what only not-found.tsx imports, it loads where that is rendered (docs/decisions/024).',
      severity: 'error',
      from: { pathNot: [TEST, '^app/\\[locale\\]/not-found\\.tsx$'] },
      to: {
        path: ['^components/preview/preview-launcher\\.tsx$', '^app/\\[locale\\]/not-found\\.tsx$'],
      },
    },
    {
      name: 'ui-stands-on-ui',
      comment: 'Primitives know no feature.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^components/(?!ui/|testing/)' },
    },
    {
      name: 'ui-uses-pure-lib',
      comment: 'Primitives may be rendered anywhere, the browser included.',
      severity: 'error',
      from: { path: '^components/ui/', pathNot: TEST },
      to: {
        path: '^lib/(platform/env|content/(client/client|picture-origin))|/node_modules/server-only/',
        reachable: true,
      },
    },
    {
      name: 'checkout-demo-stands-alone',
      comment:
        'It stands in for a ticket provider, so it takes what it sells as data, and shares only what docs/decisions/035 lists with the site.',
      severity: 'error',
      from: { path: '^checkout-demo/' },
      to: {
        path: [
          anywhereBut('checkout-demo', 'components', 'lib'),
          '^components/(?!ui/(button-link|icon|marked-list|ticket-card)\\.tsx$)',
          '^lib/(?!platform/|time/|routing/path-for\\.ts$|tickets/(checkout/|campaign/report-order\\.ts$|starts/(starts-on|visit-days)\\.ts$|(dated-code|limits|ticket-price|tour-languages)\\.ts$))',
        ],
      },
    },
    {
      name: 'lib-stands-on-lib',
      comment: 'What is known and decided does not depend on how it is rendered.',
      severity: 'error',
      from: { path: '^lib/', pathNot: EDITING_SCHEMA },
      to: { path: anywhereBut('lib', 'messages'), pathNot: SECTION_QUERY },
    },
    ...libLayers,
    {
      name: 'site-keeps-to-itself',
      comment: 'Content reaches the site over HTTP, never by an import.',
      severity: 'error',
      from: { path: '^(server/|[^/]+\\.ts$)', pathNot: '^(playwright|vitest)\\.' },
      to: { path: '^(content|content-service|studio|scripts|e2e)/' },
    },
    {
      name: 'server-renders-nothing',
      comment: 'The server wraps the framework; pages are loaded by the framework.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: anywhereBut('server', 'lib') },
    },
    {
      name: 'nothing-imports-the-studio',
      comment: 'The Studio is installed and served by itself; the site does not know it.',
      severity: 'error',
      from: { pathNot: '^studio/' },
      to: { path: '^studio/' },
    },
    {
      name: 'studio-shares-schema-and-formats',
      comment:
        'The Studio edits what the schema defines, visits the places of documents as their format has them, publishes as the content service does, has addresses, discounts, dates and the paths of QR codes from where the site has them, and asks its parsers whether a draft can be shown.',
      severity: 'error',
      from: { path: '^studio/', pathNot: TEST },
      to: {
        path: [
          anywhereBut('studio', 'content', 'lib'),
          '^content/(?!schema/|publish/|json/|format/(schema-index|visits)\\.ts$)',
          `^lib/(?!${settings}|platform/format/qr-path\\.ts$|time/|routing/|tickets/(campaign/|dated-code\\.ts$)|content/(parse/|model/link\\.ts$|documents/document-queries\\.ts$|preview/(edited-document|shared-link)\\.ts$|documents/deal/deal\\.query\\.ts$))`,
        ],
      },
    },
    {
      name: 'content-service-stands-alone',
      comment: 'It stands in for a hosted service, so it imports nothing of the site.',
      severity: 'error',
      from: { path: '^content-service/' },
      to: { path: anywhereBut('content-service') },
    },
    {
      name: 'content-knows-routes-and-clock-only',
      comment:
        'Documents name routes and moments in Prague, and hold values in formats and pictures in ratios that the site reads; the rest of the site is none of their business.',
      severity: 'error',
      from: { path: '^content/', pathNot: '^content/(check|consistency)/' },
      to: {
        path: [
          anywhereBut('content', 'lib'),
          `^lib/(?!${settings}|routing/|time/|content/parse/|media/picture/frame-ratios\\.ts$)`,
        ],
        pathNot: EDITING_SCHEMA,
      },
    },
    {
      name: 'content-check-asks-as-the-site-does',
      comment:
        'What the site would leave out is found with its own queries and parsers, not with a copy; what texts promise, with the terms it sells by, and the grammar of its generated texts.',
      severity: 'error',
      from: { path: '^content/(check|consistency)/' },
      to: {
        path: [
          anywhereBut('content', 'lib'),
          `^lib/(?!${settings}|platform/grammar/|routing/|time/|tickets/(limits|tickets-for)\\.ts$|content/(parse/|queries/|documents/|model/content-query\\.ts$|client/run-query\\.ts$))`,
        ],
      },
    },
    {
      name: 'scripts-start-processes',
      comment:
        'Commands start the other parts as processes; they share settings, the secret made on the disk included, the stamp and the folders of a build, the widths of pictures that are calculated with, and signals only. A test may look at what a process has stored.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: [TEST, '^scripts/testing/'] },
      to: {
        path: [anywhereBut('scripts', 'lib'), `^lib/(?!${settings})`],
        pathNot: [
          '^server/(on-shutdown|framework/(adjustments|compile-at-once|share-chunks)|static-files/(compress|keep|list)-files)\\.ts$',
          '^lib/platform/(build-begun|dist-folder|crypto/form-secret)\\.ts$',
          '^lib/media/picture/renderings\\.ts$',
        ],
      },
    },
    {
      name: 'nothing-imports-a-test',
      comment: 'What tests share lies in a file of its own.',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle is one module that lives in several files.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that imports nothing and is imported by nothing is left over.',
      severity: 'error',
      from: { orphan: true, pathNot: ENTRY_POINTS },
      to: {},
    },
    {
      name: 'everything-resolves',
      comment:
        'An import that leads nowhere fails at run time. The packages of the Studio are not always installed; its type check finds these imports.',
      severity: 'error',
      from: { pathNot: '^studio/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'site-runs-on-dependencies',
      comment: 'Development packages are absent where only the others are installed.',
      severity: 'error',
      from: {
        path: '^(app|components|lib|server|content-service)/|^middleware\\.ts$',
        pathNot: [TEST, '(^|/)testing/', EDITING_SCHEMA],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: {
      path: [
        '^\\.next',
        '^\\.data',
        '^studio/(node_modules|dist|\\.sanity)/',
        '^next-env\\.d\\.ts$',
      ],
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['react-server', 'import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
