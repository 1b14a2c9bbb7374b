/** A project of the end-to-end tests; playwright.config.ts says what each of them needs. */
export type EndToEndProject =
  | 'http'
  | 'chromium'
  | 'no-javascript'
  | 'full'
  | 'firefox'
  | 'measured'
  | 'studio'
  | 'changes'
  | 'own-site'
  | 'machines'
  | 'corrupted';

/**
 * Returns the projects of the end-to-end tests in the order in which they run: those of one stage
 * run beside each other, and a stage runs after those before it, because it measures time or changes
 * content that they depend on. With `full`, also the projects of slow tests.
 */
export function endToEndStages(full: boolean): readonly (readonly EndToEndProject[])[] {
  return [
    ['http', 'chromium', 'no-javascript'],
    ...(full ? ([['full', 'firefox'], ['measured'], ['studio']] as const) : []),
    ['changes'],
    ...(full ? ([['own-site'], ['machines'], ['corrupted']] as const) : []),
  ];
}
