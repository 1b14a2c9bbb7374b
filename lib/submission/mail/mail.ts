import type { StoredFile } from '../store/attachments.ts';

/** An e-mail before it is addressed by the post office's own rules. */
export interface Mail {
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files?: readonly StoredFile[];
  /** Takes the reader off the list when a mail program posts to it (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** A way out of the house. Gives what the operator may want to know, such as a file's name. */
export interface MailDoor {
  /** Rejects, and has left the server alone, as soon as `signal` is aborted. */
  send(mail: Mail, messageId: string, signal: AbortSignal): Promise<string>;
  close(): void;
}
