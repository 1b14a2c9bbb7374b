import files, { EDITING_SCHEMA, SECTION_QUERY, TEST } from './.dependency-cruiser.mjs';

// The dependency graph by folder and without tests, whose imports are not restricted:
// dependency-cruiser takes exclusions from the options, for all rules of a file. Without
// editing schemas and the queries of sections, too: they belong to other layers than the files
// beside them.

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles-between-folders',
      comment: 'Folders that need each other are one folder: neither can be read by itself.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: {
      path: [
        ...files.options.exclude.path,
        TEST,
        '/testing/',
        '^e2e/',
        EDITING_SCHEMA,
        SECTION_QUERY,
      ],
    },
  },
};
