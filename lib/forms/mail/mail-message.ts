import type Mail from 'nodemailer/lib/mailer';
import type { Mail as OurMail } from './mail.ts';

/**
 * A mail as the library takes it. The Message-ID is the delivery's own, so that a mail which is
 * sent twice, because nobody knew whether it had arrived, can be told to be one. It says that a
 * machine wrote it (RFC 3834, section 5), for other machines not to answer.
 */
export function mailMessage(mail: OurMail, from: string, messageId: string): Mail.Options {
  return {
    messageId,
    from,
    to: [...mail.to],
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    attachments: (mail.files ?? []).map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
