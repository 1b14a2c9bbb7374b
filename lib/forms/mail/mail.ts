import type { StoredFile } from '../store/attachments.ts';

/** An e-mail: its recipients, and its content as text and as HTML. */
export interface Mail {
  readonly to: readonly string[];
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files?: readonly StoredFile[];
  /** Unsubscribes the reader when a mail client posts to it (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Sends mails, or writes them into files. */
export interface MailTransport {
  /**
   * Sends a mail and returns a note for the operator, such as the path of a file, or an empty text.
   * Rejects if the mail was not accepted; closes the connection as soon as `signal` is aborted.
   */
  send(mail: Mail, messageId: string, signal: AbortSignal): Promise<string>;
}
