import { z } from 'zod';
import { type AttachmentType, attachmentTypes } from '../schema/attachment-rules.ts';

const attachmentType = z.custom<AttachmentType>(
  (value) => typeof value === 'string' && Object.hasOwn(attachmentTypes, value),
);

/** Of which kind a file is, or why it is not taken, as the inspection process tells. */
export const identifiedFileSchema = z.union([
  z.strictObject({ type: attachmentType }),
  z.strictObject({ issue: z.enum(['fileTypeRefused', 'fileNotPlain']) }),
]);

export type IdentifiedFile = z.infer<typeof identifiedFileSchema>;
