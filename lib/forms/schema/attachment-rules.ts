/** Maximum size of an attachment, in bytes. */
export const maxAttachmentBytes = 10 * 1024 * 1024;

/**
 * Maximum size of a form's body, in bytes. It has room for a file that is too large by mistake, so
 * that the other fields can be parsed and returned to the visitor; larger bodies are no mistake.
 */
export const maxFormBytes = 1.5 * maxAttachmentBytes;

/** The accepted types of file, by the extension of their stored names, with their media types. */
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
