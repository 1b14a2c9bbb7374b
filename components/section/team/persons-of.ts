import type { SectionOf } from '#lib/content/get-page';
import type { Teams } from '#lib/content/get-teams';

type Team = SectionOf<'teamSection'>;

type Person = NonNullable<NonNullable<Team['people']>[number]>;

/** Returns the persons of a section, each once: those of its teams, then those chosen in it. */
export function personsOf({ teams, people }: Team, all: Teams | null): Person[] {
  const members = (teams ?? []).flatMap((team) => all?.[team] ?? []);
  const persons = new Map(
    [...members, ...(people ?? [])].flatMap((person) => (person ? [[person._id, person]] : [])),
  );
  return [...persons.values()];
}
