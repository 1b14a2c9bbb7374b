import 'server-only';
import { findSettings, type Settings } from '../content/get-settings.ts';
import { serverEnv } from '../platform/env/server.ts';
import { defaultLocale } from '../platform/i18n/locales.ts';
import type { FormKind } from '../routing/form-kind.ts';

/**
 * Returns the recipients of a form's messages, the contact address for visitors first: teamHR,
 * teamB2B, or the company (specification, sections 3 and 8). Falls back to the address in the
 * settings of the server if the document has none or cannot be read. Never empty.
 */
export async function recipientsOf(kind: FormKind): Promise<readonly string[]> {
  // Mails are sent without a request, in which `getSettings` would not work.
  const settings = await findSettings(defaultLocale).catch(() => null);
  const named = settings ? namedIn(settings, kind) : [];
  return named.length > 0 ? named : [serverEnv.forms.mail.fallbackTo];
}

function namedIn(settings: Settings, kind: FormKind): readonly string[] {
  switch (kind) {
    case 'career':
      return emailsOf(settings.teamHR);
    case 'reservation':
    case 'waitingList':
      return emailsOf(settings.teamB2B);
    case 'subscription':
      return emailsOf([settings.companyDetails]);
  }
}

type Reachable = { readonly email?: string | null } | null | undefined;

function emailsOf(people: readonly Reachable[] | null | undefined): readonly string[] {
  return (people ?? []).flatMap((person) => (person?.email ? [person.email] : []));
}
