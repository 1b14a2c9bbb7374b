import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** Returns the folder beside the database into which mails are written. */
export function mailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail');
}

/**
 * Returns a transport that writes each mail into a folder as an .eml file, atomically, and returns
 * its path. A mail that is sent again replaces the earlier file.
 */
export function fileTransport(folder: string, from: string): MailTransport {
  const mailer = createTransport({ streamTransport: true });
  return {
    async send(mail, messageId) {
      const { message } = await mailer.sendMail(mailMessage(mail, from, messageId));
      const name = messageId.replace(/[<>]|@.*/g, '');
      const path = join(folder, `${name}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // As a stream: a mail with an attachment is some 14 MB.
      const file = createWriteStream(`${path}.part`, { mode: 0o600 });
      await pipeline(Readable.from(message), file);
      await rename(`${path}.part`, path);
      return path;
    },
  };
}
