import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** Maximum silence of a server, in ms: until its greeting, and after that. */
export interface SmtpTimeouts {
  readonly connect: number;
  readonly silence: number;
}

/**
 * Returns a transport that sends mails to the server at `url`, with one connection each, never
 * unencrypted if the URL requires TLS.
 */
export function smtpTransport(url: string, from: string, timeouts: SmtpTimeouts): MailTransport {
  const mailer = createTransport({
    url,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
  });
  return {
    async send(mail, messageId, signal) {
      const message = mailMessage(mail, from, messageId);
      const { rejected } = await mailer.sendMail({ ...message, signal });
      return rejected.length > 0 ? `${rejected.length} of ${mail.to.length} addresses refused` : '';
    },
  };
}
