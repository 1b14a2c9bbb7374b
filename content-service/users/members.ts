import { ROLES, type Role } from '../secrets/secrets.ts';
import { isValidAt, type User, type UserStore } from './user-store.ts';

/** A user of the project: a person, or the holder of one of the service's own tokens. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly isRobot: boolean;
  /** ISO 8601, UTC; null of the service's own, which exist as long as the project. */
  readonly createdAt: string | null;
}

/** The names of the roles for people. */
const TITLES: Record<Role, string> = {
  viewer: 'Viewer',
  editor: 'Editor',
  administrator: 'Administrator',
};

/** Returns the user id under which the holder of a role's token appears as an author. */
export function userIdOf(role: Role): string {
  return `embedded-${role}`;
}

const SERVICE: readonly Member[] = ROLES.map((role) =>
  ofService(userIdOf(role), TITLES[role], role),
);

/** The author of what the service itself does with scheduled releases; has no token. */
export const SCHEDULER_ID = 'system';
const SCHEDULER = ofService(SCHEDULER_ID, 'Scheduled release', 'administrator');

function ofService(id: string, name: string, role: Role): Member {
  return { id, name, role, isRobot: true, createdAt: null };
}

const toMember = ({ id, name, role, createdAt }: User): Member => ({
  id,
  name,
  role,
  isRobot: false,
  createdAt,
});

/** Returns the title of a role. */
export function titleOf(role: Role): string {
  return TITLES[role];
}

/** Returns everyone with a valid token. */
export function listMembers(users: UserStore): Member[] {
  const now = new Date();
  const people = users.list().filter((user) => isValidAt(user, now));
  return [...SERVICE, ...people.map(toMember)];
}

/** Returns a user, also one without a valid token, whom the history may name. */
export function findMember(users: UserStore, id: string): Member | undefined {
  const user = users.get(id);
  return user === undefined
    ? [...SERVICE, SCHEDULER].find((member) => member.id === id)
    : toMember(user);
}
