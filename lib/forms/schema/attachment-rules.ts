/** Largest attachment that is taken, in bytes. */
export const maxAttachmentBytes = 10 * 1024 * 1024;

/**
 * What is read of a form at most, in bytes: room for a file that is too large by mistake, so that
 * the fields around it are still there when the visitor is told. Beyond, it is no mistake.
 */
export const longestFormBytes = 1.5 * maxAttachmentBytes;

/**
 * The kinds of file that are taken, by the ending that a name of ours gets, and their media type.
 */
export const attachmentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const;

export type AttachmentType = keyof typeof attachmentTypes;

/** The value of `accept` of a file field. */
export const attachmentAccept = [...Object.keys(attachmentTypes), 'jpeg']
  .map((ending) => `.${ending}`)
  .join(',');
