import type { Locale } from '../../platform/i18n/locales.ts';
import type { FormKind } from '../../routing/form-kind.ts';
import type { CampaignStage } from '../../tickets/campaign/campaign-count.ts';

// One schema for both engines. Times are ISO 8601 in UTC as text, which sorts chronologically and
// has the same format everywhere; the content of forms is JSON.

/** A received form. */
export interface SubmissionTable {
  id: string;
  form: FormKind;
  /** Issued when the form was opened; unique together with the form and the fingerprint. */
  idempotency_key: string;
  /** Hash of all fields and the file: different submissions under one key are stored separately. */
  fingerprint: string;
  /** The identifier used by the visitor and the team. */
  reference: string;
  locale: Locale;
  data: string;
  /**
   * The address normalized to one spelling per mailbox: for the limit on mails, and to find the
   * submissions from an address.
   */
  mailbox: string;
  request_id: string;
  created_at: string;
}

/** A file attached to a submission, under a generated name. */
export interface AttachmentTable {
  id: string;
  submission_id: string;
  name: string;
  media_type: string;
  size: number;
  sha256: string;
}

/** A chunk of a file, in order. */
export interface AttachmentChunkTable {
  attachment_id: string;
  position: number;
  bytes: Uint8Array;
}

/** The purposes of deliveries: to the team, to the visitor, or to the external newsletter list. */
export const deliveryPurposes = ['team', 'confirmation', 'opt-in', 'welcome', 'hand-over'] as const;

export type DeliveryPurpose = (typeof deliveryPurposes)[number];

/** pending → sending → sent, or back to pending, or dead. */
export type DeliveryState = 'pending' | 'sending' | 'sent' | 'dead';

/** A mail or a webhook call that is due because of a submission. */
export interface DeliveryTable {
  id: string;
  submission_id: string | null;
  subscriber_id: string | null;
  purpose: DeliveryPurpose;
  state: DeliveryState;
  attempts: number;
  /** Incremented by every claim: a worker with an older number may no longer write. */
  fence: number;
  next_attempt_at: string;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  /**
   * When it was decided that the last failure needs nobody's attention: by an operator that a dead
   * letter stays dead, or by the mail server that a visitor's address takes no mail.
   */
  decided_at: string | null;
}

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** An address of the newsletter. The other fields are filled in on confirmation. */
export interface SubscriberTable {
  id: string;
  email: string;
  name: string;
  phone: string;
  country: string;
  locale: Locale;
  state: SubscriberState;
  created_at: string;
  consented_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/** A confirmed address on the waiting list of an event, and the form it came with. */
export interface WaitingListEntryTable {
  event_id: string;
  /** In lower case. */
  email: string;
  submission_id: string;
  /** The latest end of the event that is known; the retention is counted from it. */
  event_end: string;
  confirmed_at: string;
}

/**
 * The result of a form that was sent without JavaScript and not stored, with the entered values, for
 * half an hour.
 */
export interface DraftTable {
  id: string;
  content: string;
  expires_at: string;
  /** The sender's signature; see `signSender`. */
  sender: string;
  /** Size of the content, in bytes. */
  size: number;
}

/** A visitor's choice about cookies; each change of mind adds a row with the same consent id. */
export interface CookieChoiceTable {
  id: string;
  consent_id: string;
  revision: number;
  /** The accepted categories, separated by blanks. */
  categories: string;
  language: Locale;
  chosen_at: string;
}

/**
 * How often a sender has done something that is limited since the first time, or how many KiB of
 * attachments have been stored; the id is a signature of the limit and the sender, or stands for all
 * senders together.
 */
export interface SenderCountTable {
  id: string;
  count: number;
  /** When counting restarts at one. */
  until: string;
}

/** How often something happened on a day with the same codes in the same language. */
export interface CampaignCountTable {
  /** `YYYY-MM-DD`, in Prague. */
  day: string;
  stage: CampaignStage;
  /** The referral code; empty without one. */
  ref: string;
  /** The discount code; empty without one. */
  dsc: string;
  locale: Locale;
  count: number;
}

/** Rows that the health check writes to test whether the database is writable. */
export interface WriteProbeTable {
  id: string;
  content: string;
}

export interface Tables {
  submission: SubmissionTable;
  attachment: AttachmentTable;
  attachment_chunk: AttachmentChunkTable;
  delivery: DeliveryTable;
  subscriber: SubscriberTable;
  waiting_list_entry: WaitingListEntryTable;
  draft: DraftTable;
  cookie_choice: CookieChoiceTable;
  sender_count: SenderCountTable;
  campaign_count: CampaignCountTable;
  write_probe: WriteProbeTable;
}
