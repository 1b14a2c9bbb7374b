import { z } from 'zod';
import { type AttachmentType, attachmentTypes } from '../schema/attachment-rules.ts';

const attachmentType = z.custom<AttachmentType>(
  (value) => typeof value === 'string' && Object.hasOwn(attachmentTypes, value),
);

/** The type of a file, or the reason for its refusal, as sent by the inspection process. */
export const identifiedFileSchema = z.union([
  z.strictObject({ type: attachmentType }),
  z.strictObject({ issue: z.enum(['fileTypeRefused', 'fileNotPlain']) }),
]);

export type IdentifiedFile = z.infer<typeof identifiedFileSchema>;
