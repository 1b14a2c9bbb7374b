import type { Locale } from '../../platform/i18n/locales.ts';
import type { FormKind } from '../../routing/form-kind.ts';

// One schema for both engines. Moments are ISO 8601 in UTC as text, which sorts as time does and
// reads the same everywhere; what a form held is JSON.

/** A message that was sent and is owed an answer. */
export interface SubmissionTable {
  id: string;
  form: FormKind;
  /** Made when the form opened; unique together with the form and the fingerprint. */
  idempotency_key: string;
  /** Of everything the visitor filled in: two messages under one key are two messages. */
  fingerprint: string;
  /** What the visitor and the team call it. */
  reference: string;
  locale: Locale;
  data: string;
  /** The address without what varies between spellings of one mailbox; for the cap on mails. */
  mailbox: string;
  request_id: string;
  created_at: string;
}

/** A file that came with a message, under a name of ours. */
export interface AttachmentTable {
  id: string;
  submission_id: string;
  name: string;
  media_type: string;
  size: number;
  sha256: string;
}

/** A part of a file, in order. */
export interface AttachmentChunkTable {
  attachment_id: string;
  position: number;
  bytes: Uint8Array;
}

/** What a delivery is for: to the team, to the visitor, or to the external newsletter list. */
export type DeliveryPurpose = 'team' | 'confirmation' | 'opt-in' | 'welcome' | 'hand-over';

/** pending → sending → sent, or back to pending, or dead. */
export type DeliveryState = 'pending' | 'sending' | 'sent' | 'dead';

/** A mail or a webhook call that is owed because of a message. */
export interface DeliveryTable {
  id: string;
  submission_id: string | null;
  subscriber_id: string | null;
  purpose: DeliveryPurpose;
  state: DeliveryState;
  attempts: number;
  /** Raised by every claim: who claimed an older number may no longer write. */
  fence: number;
  next_attempt_at: string;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  /** When an operator decided that a dead letter stays dead. */
  decided_at: string | null;
}

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** An address of the newsletter. Everything but the address is known from confirmation on. */
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

/**
 * A form that was sent without JavaScript and has something to mend, until its page is rendered.
 */
export interface DraftTable {
  id: string;
  content: string;
  expires_at: string;
  /** Whose it is, signed; see `signSender`. */
  sender: string;
  /** Of the content, in bytes. */
  size: number;
}

/** What a visitor chose about cookies; who changes their mind has several under one consent id. */
export interface CookieChoiceTable {
  id: string;
  consent_id: string;
  revision: number;
  /** The categories agreed to, with a blank between. */
  categories: string;
  language: Locale;
  chosen_at: string;
}

/** How often somebody has sent something since their first, under a signature of who it is. */
export interface SenderCountTable {
  id: string;
  count: number;
  /** When the next one is a first one again. */
  until: string;
}

/** What health writes to see whether anything can be written. */
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
  draft: DraftTable;
  cookie_choice: CookieChoiceTable;
  sender_count: SenderCountTable;
  write_probe: WriteProbeTable;
}
