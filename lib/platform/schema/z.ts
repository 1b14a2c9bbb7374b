import { config, z } from 'zod';

// The content policy lets no text become code, and the library's mere trying is reported in the
// browser's console.
config({ jitless: true });

/** The schema library for what also runs in the browser. */
export { z };
