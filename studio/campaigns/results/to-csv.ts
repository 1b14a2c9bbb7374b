import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';

const columns = ['day', 'stage', 'ref', 'dsc', 'locale', 'count'] as const;

/** A byte order mark, by which spreadsheets recognise UTF-8. */
const MARK = '\ufeff';

/** A cell that spreadsheets evaluate as a formula (OWASP, CSV injection): codes may begin with `-`. */
const formula = /^[=+\-@\t\r]/;

/** Returns counts as a table for spreadsheets (RFC 4180), a line for each. */
export function toCsv(counts: readonly CampaignCount[]): string {
  const lines = counts.map((count) => columns.map((column) => cell(count[column])));
  return MARK + [columns, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
