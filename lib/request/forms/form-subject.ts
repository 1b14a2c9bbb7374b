import 'server-only';
import { findEvent } from '../../content/get-event.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { documentPath } from '../../routing/document-path.ts';
import type { FormKind } from '../../routing/form-kind.ts';
import { pathFor } from '../../routing/path-for.ts';
import { hasWaitingList } from '../../tickets/has-waiting-list.ts';
import { formatStart } from '../../time/format/date.ts';

/** The subject of a form. */
export interface FormSubject {
  /** As visitors read it; empty for nothing in particular. */
  readonly text: string;
  /** The path of the page to visit instead of an unsent form, if the form is not open. */
  readonly elsewhere: string | null;
}

/**
 * Returns the subject of a form's page. A waiting list is about an event; one that has no waiting
 * list has its own page to say why, and whatever is not published has the list of events.
 */
export async function formSubject(
  kind: FormKind,
  about: string,
  locale: Locale,
  now: Date,
): Promise<FormSubject> {
  if (kind !== 'waitingList') return { text: about, elsewhere: null };
  const event = await findEvent(about, locale);
  if (!event) return { text: '', elsewhere: pathFor('events', locale) };
  return {
    text: `${event.title}, ${formatStart(new Date(event.start), locale)}`,
    elsewhere: hasWaitingList(event, now) ? null : documentPath(event, locale),
  };
}
