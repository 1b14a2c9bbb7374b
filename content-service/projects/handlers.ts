import { listDatasets } from '../datasets/handlers.ts';
import type { ApiRequest, Handler } from '../http/api-request.ts';
import { requireRole, userIdOf } from '../http/auth.ts';
import { plainError } from '../http/errors.ts';
import { errorReply, json } from '../http/reply.ts';
import { ROLES, type Role } from '../secrets/secrets.ts';

const TITLES: Record<Role, string> = {
  viewer: 'Viewer',
  editor: 'Editor',
  administrator: 'Administrator',
};

/** Returns when the project was created: the earliest creation time of its datasets. */
const createdAt = (request: ApiRequest) =>
  request.service.store
    .datasets()
    .map(({ info }) => info.createdAt)
    .sort()[0] ?? new Date(0).toISOString();

function project(request: ApiRequest) {
  return {
    id: request.service.projectId,
    displayName: 'Embedded content service',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    createdAt: createdAt(request),
    members: ROLES.map((role) => ({
      id: userIdOf(role),
      role,
      isRobot: true,
      isCurrentUser: userIdOf(role) === request.caller.id,
    })),
    features: [],
    metadata: {},
  };
}

const isThisProject = (request: ApiRequest) => request.params.project === request.service.projectId;
const unknownProject = (request: ApiRequest) =>
  errorReply(plainError(404, `Project "${request.params.project}" not found`));

/** Handles `GET /projects`: lists the only project. */
export const listProjects: Handler = (request) => {
  const allowed = requireRole(request.caller, 'viewer');
  return allowed.ok ? json(200, [project(request)]) : errorReply(allowed.error);
};

/** Handles `GET /projects/{id}`. */
export const showProject: Handler = (request) => {
  const allowed = requireRole(request.caller, 'viewer');
  if (!allowed.ok) return errorReply(allowed.error);
  return isThisProject(request) ? json(200, project(request)) : unknownProject(request);
};

/** Handles `GET /projects/{id}/datasets`, which the client requests instead of `/datasets`. */
export const listProjectDatasets: Handler = (request) =>
  isThisProject(request) ? listDatasets(request) : unknownProject(request);

/** Handles `GET /users/{id}` and `/users/me`: the token of each role is a user of its own. */
export const showUser: Handler = (request) => {
  const allowed = requireRole(request.caller, 'viewer');
  if (!allowed.ok) return errorReply(allowed.error);
  const user = request.params.user;
  const id = user === 'me' ? request.caller.id : user;
  const role = ROLES.find((candidate) => userIdOf(candidate) === id);
  if (role === undefined) return errorReply(plainError(404, `User "${user}" not found`));
  const name = TITLES[role];
  if (user === 'me') {
    return json(200, {
      id,
      name,
      email: '',
      profileImage: null,
      role,
      roles: [{ name: role, title: name }],
      provider: 'token',
    });
  }
  return json(200, {
    id,
    projectId: request.service.projectId,
    displayName: name,
    familyName: null,
    givenName: null,
    middleName: null,
    imageUrl: null,
    createdAt: createdAt(request),
    updatedAt: createdAt(request),
    isCurrentUser: id === request.caller.id,
  });
};
