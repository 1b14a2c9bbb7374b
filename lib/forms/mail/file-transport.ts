import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const mailer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail, messageId) {
      const { message } = await mailer.sendMail(mailMessage(mail, from, messageId));
      const name = messageId.replace(/[<>]|@.*/g, '');
      const path = join(folder, `${name}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return path;
    },
  };
}
