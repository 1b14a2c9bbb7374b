import { foam, malt500, malt900, paper100 } from '../../platform/colours.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';

/** The content of a mail, rendered both as text and as HTML. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Names and values, as in a filled-in form. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Small print at the end. */
  readonly closing: readonly string[];
}

/** Renders the content of a mail as plain text. */
export function renderText({
  title,
  paragraphs,
  facts = [],
  button,
  closing,
}: MailContent): string {
  const parts = [
    title,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => line(name, value)).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${closing.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function line(name: string, value: string): string {
  return value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value}`;
}

const BODY = `margin:0;padding:24px;background:${paper100};color:${malt900};font:16px/1.5 Arial,sans-serif`;
const CARD = `max-width:560px;margin:0 auto;padding:32px;background:${foam}`;
const BUTTON = `display:inline-block;padding:14px 24px;background:${malt900};color:${foam};font-weight:bold;text-decoration:none`;
const CLOSING = `margin-top:32px;color:${malt500};font-size:14px`;

/** Renders it as HTML without external resources: no picture, no script, no style sheet. */
export function renderHtml(content: MailContent, locale: string): string {
  const { title, paragraphs, facts = [], button, closing } = content;
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;white-space:nowrap">${escapeHtml(name)}</th>` +
      `<td style="padding:6px 0;white-space:pre-line">${escapeHtml(value)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${BODY}"><div style="${CARD}">`,
    `<h1 style="margin:0 0 16px;font:bold 24px/1.25 Georgia,serif">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(rows.length > 0 ? [`<table role="presentation">${rows.join('')}</table>`] : []),
    ...(button
      ? [
          `<p><a href="${escapeHtml(button.url)}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>`,
        ]
      : []),
    `<p style="${CLOSING}">${closing.map(escapeHtml).join('<br>')}</p>`,
    '</div></body></html>',
  ].join('\n');
}
