import { z } from 'zod';

/** The requirement for a secret, for error messages. */
export const SECRET = 'at least 16 characters';

/** A secret that the operator chooses. */
export const secret = z.string().min(16, SECRET);
