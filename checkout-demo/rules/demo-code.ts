import { z } from '../../lib/platform/schema/z.ts';

/** A discount code of a deal; days are `YYYY-MM-DD`, both included. */
export const demoCodeSchema = z.object({
  code: z.string(),
  /** Per cent. */
  discount: z.number(),
  validFrom: z.string().nullable(),
  validThrough: z.string(),
  /** Ids; null where the code applies to all. */
  experiences: z.array(z.string()).nullable(),
  tickets: z.array(z.string()).nullable(),
  /** The exact number of tickets that must be bought; null for any. */
  count: z.number().nullable(),
});

export type DemoCode = Readonly<z.infer<typeof demoCodeSchema>>;
