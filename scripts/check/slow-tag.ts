/**
 * The tag of tests that take so long that only the full run has them: `tags: 'slow'` in unit tests,
 * `// @module-tag slow` for a whole file of them, and `tag: '@slow'` in end-to-end tests.
 */
export const SLOW_TAG = 'slow';
