import { ROLES, type Role } from '../../secrets/secrets.ts';
import { titleOf } from '../../users/members.ts';
import { type ApiContext, findDataset } from '../request/context.ts';
import { DOCUMENT_GRANTS, PROJECT_GRANTS } from './grants.ts';

/** Descriptions of the roles as the Studio shows them. */
const DESCRIPTIONS: Record<Role, string> = {
  viewer: 'Reads all documents',
  editor: 'Reads and writes documents, releases and assets',
  administrator: 'Also writes datasets and system documents',
};

/**
 * Handles `GET /projects/{id}/datasets/{dataset}/acl`: returns what the caller may do with which
 * documents, from which the Studio decides what to offer.
 */
export function showDatasetGrants(c: ApiContext): Response {
  findDataset(c);
  const { role } = c.get('caller');
  return c.json(role === 'anonymous' ? [] : DOCUMENT_GRANTS[role]);
}

/**
 * Handles `GET /projects/{id}/grants`: returns what the caller may do with the project. Nobody may
 * deploy a Studio or its schema to this service, so that the Studio sends neither.
 */
export function showProjectGrants(c: ApiContext): Response {
  const { role } = c.get('caller');
  const grants = role === 'anonymous' ? {} : PROJECT_GRANTS[role];
  const entries = Object.entries(grants).map(([resource, names]) => [
    resource,
    [{ grants: names.map((name) => ({ name, params: {} })) }],
  ]);
  return c.json(Object.fromEntries(entries));
}

/** Handles `GET /projects/{id}/roles`. */
export function listRoles(c: ApiContext): Response {
  return c.json(
    ROLES.map((name) => ({
      name,
      title: titleOf(name),
      description: DESCRIPTIONS[name],
      isCustom: false,
      appliesToUsers: true,
      appliesToRobots: true,
    })),
  );
}
