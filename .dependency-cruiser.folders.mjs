import files, { EDITING_SCHEMA, SECTION_QUERY, TEST } from './.dependency-cruiser.mjs';

// What scripts/lint-folders.ts reads: the dependency graph without tests, whose imports are not
// restricted, and without editing schemas and the queries of sections: they belong to other layers
// than the files beside them.

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
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
