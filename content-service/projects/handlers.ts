import { createMiddleware } from 'hono/factory';
import { ApiException } from '../http/api-exception.ts';
import { userIdOf } from '../http/auth.ts';
import type { ApiContext, ApiEnv } from '../http/context.ts';
import { plainError } from '../http/errors.ts';
import { ROLES, type Role } from '../secrets/secrets.ts';

const TITLES: Record<Role, string> = {
  viewer: 'Viewer',
  editor: 'Editor',
  administrator: 'Administrator',
};

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

/** Handles `GET /users/{id}` and `/users/me`: the token of each role is a user of its own. */
export function showUser(c: ApiContext): Response {
  const { id: callerId } = c.get('caller');
  const user = c.req.param('user');
  const id = user === 'me' ? callerId : user;
  const role = ROLES.find((candidate) => userIdOf(candidate) === id);
  if (role === undefined) throw new ApiException(plainError(404, `User "${user}" not found`));
  const name = TITLES[role];
  if (user === 'me') {
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
  return c.json({
    id,
    projectId: c.env.service.projectId,
    displayName: name,
    familyName: null,
    givenName: null,
    middleName: null,
    imageUrl: null,
    createdAt: createdAt(c),
    updatedAt: createdAt(c),
    isCurrentUser: id === callerId,
  });
}
