import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** How long a server may say nothing, in ms: until it has greeted, and after that. */
export interface SmtpTimeouts {
  readonly connect: number;
  readonly silence: number;
}

/**
 * Hands mails to the server at `url`, one connection each, never in the clear once TLS is asked.
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
