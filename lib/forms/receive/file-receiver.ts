import type { Readable } from 'node:stream';
import { freeBuffers } from '../../platform/free-buffers.ts';
import type { SentFile } from '../file/sent-file.ts';
import { maxAttachmentBytes } from '../schema/attachment-rules.ts';
import type { IssueKey } from '../schema/issue.ts';
import { fileField } from '../schema/protocol.ts';

/** The file of a form, or the reason for its refusal. */
export interface ReceivedFile {
  readonly file: SentFile | null;
  readonly fileIssue: IssueKey | null;
}

/** Returns the memory of a file that nothing reads any more; it is empty afterwards. */
export function freeFile({ file }: ReceivedFile): void {
  if (file) freeBuffers([file.bytes]);
}

/** Collects the one file of a form. Drains a file that is too long or unexpected. */
export function createFileReceiver() {
  let taken: ReceivedFile = { file: null, fileIssue: null };

  function refuse(fileIssue: IssueKey): void {
    freeFile(taken);
    taken = { file: null, fileIssue };
  }

  return {
    take(field: string, name: string, stream: Readable): void {
      let parts: Uint8Array[] = [];
      let size = 0;
      stream.on('data', (part: Uint8Array) => {
        size += part.byteLength;
        if (size > maxAttachmentBytes) parts = [];
        else parts.push(part);
      });
      // If a body breaks off, its file stream emits an error too; without a listener, it would be
      // an uncaught exception.
      stream.on('error', () => refuse('fileEmpty'));
      stream.on('end', () => {
        // An empty file field is sent as a file without name and content.
        if (size === 0 && name === '') return;
        if (taken.fileIssue) return;
        if (field !== fileField) refuse('fileUnexpected');
        else if (size > maxAttachmentBytes) refuse('fileTooLarge');
        else if (size === 0) refuse('fileEmpty');
        else taken = { file: { name, bytes: Buffer.concat(parts) }, fileIssue: null };
      });
    },
    refuseSecond: () => refuse('tooManyFiles'),
    result: (): ReceivedFile => taken,
  };
}
