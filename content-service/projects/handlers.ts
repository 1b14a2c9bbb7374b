import { createMiddleware } from 'hono/factory';
import { ApiException } from '../http/api-exception.ts';
import { userIdOf } from '../http/auth.ts';
import type { ApiContext, ApiEnv } from '../http/context.ts';
import { plainError } from '../http/errors.ts';
import { ROLES, type Role } from '../secrets/secrets.ts';
import { TITLES } from './role-titles.ts';

/** Returns when the project was created: the earliest creation time of its datasets. */
const createdAt = (c: ApiContext) =>
  c.env.service.store
    .datasets()
    .map(({ info }) => info.createdAt)
    .sort()[0] ?? new Date(0).toISOString();

function project(c: ApiContext) {
  return {
    id: c.env.service.projectId,
    displayName: 'Embedded content service',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    createdAt: createdAt(c),
    members: ROLES.map((role) => ({
      id: userIdOf(role),
      role,
      isRobot: true,
      isCurrentUser: userIdOf(role) === c.get('caller').id,
    })),
    features: [],
    metadata: {},
  };
}

/** Rejects a path under any but the only project with 404. */
export const requireProject = createMiddleware<ApiEnv>(async (c, next) => {
  const id = c.req.param('project');
  if (id !== c.env.service.projectId) {
    throw new ApiException(plainError(404, `Project "${id}" not found`));
  }
  await next();
});

/** Handles `GET /projects`: lists the only project. */
export function listProjects(c: ApiContext): Response {
  return c.json([project(c)]);
}

/** Handles `GET /projects/{id}`. */
export function showProject(c: ApiContext): Response {
  return c.json(project(c));
}

const roleOf = (id: string) => ROLES.find((role) => userIdOf(role) === id);

/** Handles `GET /users/me`: the token of each role is a user of its own. */
export function showCaller(c: ApiContext): Response {
  const { id, role } = c.get('caller');
  if (role === 'anonymous') throw new ApiException(plainError(401, 'A token is needed'));
  const name = TITLES[role];
  return c.json({
    id,
    name,
    email: '',
    profileImage: null,
    role,
    roles: [{ name: role, title: name }],
    provider: 'token',
  });
}

/**
 * Handles `GET /users/{id}`, and `/users/{id},{id}`, which returns a list of the users that exist.
 * Throws an {@link ApiException} with 404 where the only one does not.
 */
export function showUsers(c: ApiContext): Response {
  const ids = (c.req.param('users') ?? '').split(',');
  const found = ids.flatMap((id) => {
    const role = roleOf(id);
    return role === undefined ? [] : [user(c, role)];
  });
  if (ids.length > 1) return c.json(found);
  const [only] = found;
  if (only === undefined) throw new ApiException(plainError(404, `User "${ids[0]}" not found`));
  return c.json(only);
}

function user(c: ApiContext, role: Role) {
  const id = userIdOf(role);
  return {
    id,
    projectId: c.env.service.projectId,
    displayName: TITLES[role],
    familyName: null,
    givenName: null,
    middleName: null,
    imageUrl: null,
    createdAt: createdAt(c),
    updatedAt: createdAt(c),
    isCurrentUser: id === c.get('caller').id,
  };
}
