import 'server-only';
import { findSettings, getSettings } from '../content/get-settings.ts';
import { findTeams, getTeams } from '../content/get-teams.ts';
import { serverEnv } from '../platform/env/server.ts';
import { defaultLocale } from '../platform/i18n/locales.ts';
import type { FormKind } from '../routing/form-kind.ts';

/** How the settings document is read. */
interface Readers {
  readonly settings: typeof findSettings;
  readonly teams: typeof findTeams;
}

/**
 * Returns the recipients of a form's messages, the contact address for visitors first: teamHR,
 * teamB2B, or the company (specification, sections 3 and 8). Falls back to the address in the
 * settings of the server if the document has none or cannot be read. Never empty. Works without a
 * request, as mails are sent.
 */
export function recipientsOf(kind: FormKind): Promise<readonly string[]> {
  return addressesOf(kind, { settings: findSettings, teams: findTeams });
}

/** Returns the contact address of a form for a page that shows it, and that is rendered again with it. */
export async function contactOf(kind: FormKind): Promise<string> {
  const addresses = await addressesOf(kind, { settings: getSettings, teams: getTeams });
  return addresses[0] ?? serverEnv.forms.mail.fallbackTo;
}

async function addressesOf(kind: FormKind, readers: Readers): Promise<readonly string[]> {
  const named = await namedIn(kind, readers).catch(() => []);
  return named.length > 0 ? named : [serverEnv.forms.mail.fallbackTo];
}

async function namedIn(kind: FormKind, { settings, teams }: Readers): Promise<readonly string[]> {
  switch (kind) {
    case 'career':
      return emailsOf((await teams(defaultLocale))?.teamHR);
    case 'reservation':
    case 'waitingList':
      return emailsOf((await teams(defaultLocale))?.teamB2B);
    case 'subscription':
      return emailsOf([(await settings(defaultLocale))?.companyDetails]);
  }
}

type Reachable = { readonly email?: string | null } | null | undefined;

function emailsOf(people: readonly Reachable[] | null | undefined): readonly string[] {
  return (people ?? []).flatMap((person) => (person?.email ? [person.email] : []));
}
