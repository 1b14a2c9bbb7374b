import { config, z } from 'zod';

// The Content-Security-Policy forbids evaluating text as code, and the browser's console would
// report even Zod's attempt.
config({ jitless: true });

/** Zod, for code that also runs in the browser. */
export { z };
