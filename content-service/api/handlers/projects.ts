import { createMiddleware } from 'hono/factory';
import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import { findMember, listMembers, type Member, titleOf } from '../../users/members.ts';
import type { ApiContext, ApiEnv } from '../request/context.ts';

/** Returns when the project was created: the earliest creation time of its datasets. */
const projectCreatedAt = (c: ApiContext) =>
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
    createdAt: projectCreatedAt(c),
    members: listMembers(c.env.service.users).map(({ id, role, isRobot }) => ({
      id,
      role,
      isRobot,
      isCurrentUser: id === c.get('caller').id,
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

/** Handles `GET /users/me`: what the caller's own user is. */
export function showCaller(c: ApiContext): Response {
  const caller = findMember(c.env.service.users, c.get('caller').id);
  if (caller === undefined) throw new ApiException(plainError(401, 'A token is needed'));
  const { id, name, role } = caller;
  return c.json({
    id,
    name,
    email: '',
    profileImage: null,
    role,
    roles: [{ name: role, title: titleOf(role) }],
    provider: 'token',
  });
}

/**
 * Handles `GET /users/{id}`, and `/users/{id},{id}`, which returns a list of the users that exist.
 * Throws an {@link ApiException} with 404 where the only one does not.
 */
export function showUsers(c: ApiContext): Response {
  const ids = (c.req.param('users') ?? '').split(',');
  const found = ids
    .flatMap((id) => findMember(c.env.service.users, id) ?? [])
    .map((member) => profile(c, member));
  if (ids.length > 1) return c.json(found);
  const [only] = found;
  if (only === undefined) throw new ApiException(plainError(404, `User "${ids[0]}" not found`));
  return c.json(only);
}

/** Returns what any user may see of another. */
function profile(c: ApiContext, { id, name, createdAt }: Member) {
  const since = createdAt ?? projectCreatedAt(c);
  return {
    id,
    projectId: c.env.service.projectId,
    displayName: name,
    familyName: null,
    givenName: null,
    middleName: null,
    imageUrl: null,
    createdAt: since,
    updatedAt: since,
    isCurrentUser: id === c.get('caller').id,
  };
}
