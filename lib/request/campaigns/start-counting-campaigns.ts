import 'server-only';
import { findAnswer } from '../../content/answers/find-answer.ts';
import { campaignLinks } from '../../content/documents/campaign-link/campaign-link.query.ts';
import { dealCodes } from '../../content/documents/deal/deal.query.ts';
import { submissionStore } from '../../forms/submission-store.ts';
import { log } from '../../platform/log/log.ts';
import { messageOf } from '../../platform/log/message-of.ts';
import { pause } from '../../platform/pause.ts';
import { knownCodes } from '../../tickets/campaign/known-codes.ts';
import { setSave } from './last-save.ts';
import { shareKnownCodes } from './pending-counts.ts';
import { savePending } from './save-pending.ts';

/** How often the codes in use are read and the counts are stored, in ms. */
const ROUND_MS = 1000;

/** The pause after the content service had no codes, in ms: a hosted one counts requests. */
const NO_CODES_MS = 10_000;

/** The pause after the database has been unavailable, in ms. */
const PAUSE_MS = 60_000;

/**
 * Reads the codes in use and stores what the server counts, as long as the process lives. Neither
 * delays a page: counting itself is done in memory.
 */
export function startCountingCampaigns(): void {
  setSave(save);
  void watchCodes();
  void saveForever();
}

const save = () => savePending(submissionStore);

/** Takes over codes as soon as they are published: a webhook has the stored answers requested again. */
async function watchCodes(): Promise<never> {
  let used: readonly unknown[] = [];
  for (;;) {
    const [links, deals] = await Promise.all([
      findAnswer(campaignLinks, {}),
      findAnswer(dealCodes, {}),
    ]);
    const isChanged = links?.value !== used[0] || deals?.value !== used[1];
    if (links && deals && isChanged) {
      used = [links.value, deals.value];
      shareKnownCodes(knownCodes([...links.value, ...deals.value]));
    }
    await pause(links && deals ? ROUND_MS : NO_CODES_MS);
  }
}

async function saveForever(): Promise<never> {
  for (;;) {
    try {
      await save();
      await pause(ROUND_MS);
    } catch (error) {
      log('warning', 'campaign.unsaved', { error: messageOf(error) });
      await pause(PAUSE_MS);
    }
  }
}
