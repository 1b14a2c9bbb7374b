import { createTransport } from 'nodemailer';
import type { MailDoor } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** A server that says nothing for so long, in ms, is tried again later. */
export interface SmtpPatience {
  readonly connect: number;
  readonly silence: number;
}

/** Hands mails to the server at `url`, one connection each, never in the clear once TLS is asked. */
export function smtpDoor(url: string, from: string, patience: SmtpPatience): MailDoor {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.silence,
  });
  return {
    async send(mail, messageId, signal) {
      const message = mailMessage(mail, from, messageId);
      const { rejected } = await transport.sendMail({ ...message, signal });
      return rejected.length > 0 ? `${rejected.length} of ${mail.to.length} addresses refused` : '';
    },
    close: () => transport.close(),
  };
}
