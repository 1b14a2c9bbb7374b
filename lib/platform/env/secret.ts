import { z } from 'zod';

/** What is expected of a secret. */
export const SECRET = 'at least 16 characters';

/** A secret that the operator chooses. */
export const secret = z.string().min(16, SECRET);
