import { parseArgs } from 'node:util';
import { backUp } from '../../lib/forms/operate/backup.ts';
import {
  closeDeadLetters,
  deadLetters,
  retryDeliveries,
} from '../../lib/forms/operate/dead-letters.ts';
import { eraseExpired } from '../../lib/forms/operate/erase.ts';
import { eraseNow } from '../../lib/forms/operate/erase-now.ts';
import { exportAll } from '../../lib/forms/operate/export.ts';
import { listSubmissions } from '../../lib/forms/operate/list.ts';
import { showSubmission } from '../../lib/forms/operate/show.ts';
import {
  eraseCampaignCountsOf,
  readCampaignCounts,
} from '../../lib/forms/store/campaign-counts.ts';
import type { Store } from '../../lib/forms/store/store.ts';
import type { FormEnv } from '../../lib/platform/env/form-env.ts';
import { formKinds, isFormKind } from '../../lib/routing/form-kind.ts';
import { type Row, table } from './table.ts';

export const USAGE = `npm run submissions -- <command> [--json]

  list [${formKinds.join('|')}]   submissions, and the state of their deliveries
  show <reference>        one submission with everything in it
  retry [reference|id]    deliver again: those of a submission, one, or all that were given up and
                          are not decided
  dead [reference|id]     deliveries that were given up or keep failing; with a reference, decide
                          that those given up stay so; with an id, give up one that keeps failing, too
  export <folder>         write submissions, subscribers and files into a new folder
  erase <reference|e-mail|expired>   erase a submission, a person, or what is past its time
  campaigns [code]        how often campaign links were used; with a code, of that code
  forget <code>           erase the counts of a referral or discount code
  backup <file>           copy the database while it is in use, and mails written as files beside it
  restore <file> [--replace] [--check]   put such a copy in its place while the site is stopped, or
                          only check that this is possible`;

/** The settings that commands depend on. */
type CommandSettings = Pick<FormEnv, 'retentionDays' | 'dataFolder' | 'newsletterWebhook'>;

/**
 * Runs one command with its arguments and returns the text to print: for people, or JSON with
 * `--json`. Rejects with a message for the operator.
 */
export async function runSubmissionCommand(
  args: readonly string[],
  store: Store,
  settings: CommandSettings,
): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [command = '', name] = positionals;
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || positionals.length > 2) throw new Error(USAGE);
  const answer = await run(store, name, settings);
  return values.json ? JSON.stringify(answer.json, null, 2) : answer.text;
}

interface Answer {
  readonly json: unknown;
  readonly text: string;
}

type Command = (
  store: Store,
  name: string | undefined,
  settings: CommandSettings,
) => Promise<Answer>;

const commands: Readonly<Record<string, Command>> = {
  async list(store, form) {
    if (form !== undefined && !isFormKind(form)) throw new Error(USAGE);
    return rows(await listSubmissions(store, form ?? null));
  },
  async show(store, reference) {
    const found = await showSubmission(store, required(reference, 'reference'));
    if (!found) throw new Error(`There is no submission ${reference}.`);
    const { content, files, deliveries, ...about } = found;
    const facts = Object.entries({ ...about, ...content });
    const text = facts.map(([key, value]) => `${key.padEnd(18)} ${String(value)}`);
    return { json: found, text: [...text, '', table(files), '', table(deliveries)].join('\n') };
  },
  async retry(store, name) {
    return count(await retryDeliveries(store, name ?? null, new Date()), 'to be tried again');
  },
  async dead(store, name) {
    if (name === undefined) return rows(await deadLetters(store));
    return count(await closeDeadLetters(store, name, new Date()), 'decided');
  },
  async export(store, folder) {
    return count(await exportAll(store, required(folder, 'folder')), 'exported');
  },
  async erase(store, name, settings) {
    const what = required(name, 'reference, an e-mail address or "expired"');
    const now = new Date();
    if (what === 'expired') return count(await eraseExpired(store, settings, now), 'erased');
    const erased = await eraseNow(store, what, settings, now);
    const { text } = count(erased.count, 'erased');
    return { json: erased, text: erased.isListWaiting ? `${text} ${WAITING}` : text };
  },
  async campaigns(store, code) {
    const { counts } = await readCampaignCounts(store, everyDay, Number.MAX_SAFE_INTEGER);
    const wanted = code?.toLowerCase();
    const isWanted = (own: string | null) => wanted === undefined || own?.toLowerCase() === wanted;
    return rows(counts.filter(({ ref, dsc }) => isWanted(ref) || isWanted(dsc)));
  },
  async forget(store, code) {
    return count(await eraseCampaignCountsOf(store, required(code, 'code')), 'erased');
  },
  async backup(store, name, { dataFolder }) {
    const file = required(name, 'file');
    await backUp(store, dataFolder, file);
    return { json: { file }, text: `Backed up to ${file}.` };
  },
};

const WAITING =
  'The address is unsubscribed. Repeat the command once the external list has been notified.';

const everyDay = { from: '0000-01-01', through: '9999-12-31' };

function rows(list: readonly object[]): Answer {
  return { json: list, text: table(list.map((row): Row => ({ ...row }))) };
}

function count(number: number, done: string): Answer {
  return { json: { count: number }, text: `${number} ${done}.` };
}

function required(value: string | undefined, what: string): string {
  if (value === undefined) throw new Error(`Name a ${what}.\n\n${USAGE}`);
  return value;
}
