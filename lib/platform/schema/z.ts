import { config } from 'zod';

// The Content-Security-Policy forbids evaluating text as code, and the browser's console would
// report even Zod's attempt.
config({ jitless: true });

/**
 * Zod, for code that also runs in the browser: imported as a namespace (`import * as z`), of which
 * the browser loads what is used. The `z` of the package is one object with everything, the
 * messages of all languages included.
 */
export * from 'zod';
