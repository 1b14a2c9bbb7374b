import type { Role } from '../secrets/secrets.ts';

/** The names of the roles for people. */
export const TITLES: Record<Role, string> = {
  viewer: 'Viewer',
  editor: 'Editor',
  administrator: 'Administrator',
};
