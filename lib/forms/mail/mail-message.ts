import { Readable } from 'node:stream';
import type Mail from 'nodemailer/lib/mailer';
import type { Mail as OurMail } from './mail.ts';

/**
 * Converts a mail to the library's format. The Message-ID belongs to the delivery, so that a mail
 * sent twice, because its arrival was uncertain, can be recognized as one. Headers mark it as
 * automatic (RFC 3834, section 5), so that other machines do not reply.
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
    attachments: (mail.files ?? []).map((file) => ({
      filename: file.name,
      contentType: file.mediaType,
      content: Readable.from(file.read()),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
