import { createTransport } from 'nodemailer';
import { log } from '../../platform/log/log.ts';
import type { MailTransport } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** Maximum silence of a server, in ms: until its greeting, and after that. */
export interface SmtpTimeouts {
  readonly connect: number;
  readonly silence: number;
}

/**
 * Returns a transport that sends mails to the server at `url`, with one connection each, never
 * unencrypted if the URL requires TLS. A mail that the server accepts for some of its recipients
 * counts as sent, because another attempt would write to all of them; the log has an error.
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
      const { rejectedErrors = [] } = await mailer.sendMail({ ...message, signal });
      if (rejectedErrors.length > 0) {
        const statuses = rejectedErrors.map(({ responseCode }) => responseCode);
        log('error', 'mail.partly-refused', { messageId, statuses, recipients: mail.to.length });
      }
      return '';
    },
  };
}
