import type { SectionOf } from '#lib/content/get-page';
import type { Settings } from '#lib/content/get-settings';

/** The teams in the settings document. */
export type Teams = Pick<Settings, 'teamB2B' | 'teamHR'>;

type Team = SectionOf<'teamSection'>;

type Person = NonNullable<NonNullable<Team['people']>[number]>;

/** Returns the persons of a section, each once: those of its teams, then those chosen in it. */
export function personsOf({ teams, people }: Team, settings: Teams | null): Person[] {
  const members = (teams ?? []).flatMap((team) => settings?.[team] ?? []);
  const persons = new Map(
    [...members, ...(people ?? [])].flatMap((person) => (person ? [[person._id, person]] : [])),
  );
  return [...persons.values()];
}
