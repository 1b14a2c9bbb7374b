import type { StoredFile } from '../store/attachments.ts';

/** An e-mail: to whom, and what it says as text and as HTML. */
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

/** Sends mails, or writes them down. */
export interface MailTransport {
  /**
   * Gives what the operator may want to know, such as the path of a file, or an empty text. Rejects
   * where the mail was not taken, and has closed its connection as soon as `signal` is aborted.
   */
  send(mail: Mail, messageId: string, signal: AbortSignal): Promise<string>;
}
