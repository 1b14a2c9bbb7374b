import type { Role } from '../../secrets/secrets.ts';

/** The permissions of a role for documents that match a filter. */
interface DocumentGrant {
  readonly filter: string;
  readonly permissions: readonly string[];
}

const EVERY_DOCUMENT = '_id in path("**")';
/** Everything but system documents, of which editors write releases only. */
const EDITABLE = '!(_id in path("_.**")) || _id in path("_.releases.**")';

const READ = ['read', 'history'];
const WRITE = ['create', 'update', 'manage'];

/** The permissions of each role for documents, as in the protocol's access control lists. */
export const DOCUMENT_GRANTS: Record<Role, readonly DocumentGrant[]> = {
  viewer: [{ filter: EVERY_DOCUMENT, permissions: READ }],
  editor: [
    { filter: EVERY_DOCUMENT, permissions: READ },
    { filter: EDITABLE, permissions: WRITE },
  ],
  administrator: [{ filter: EVERY_DOCUMENT, permissions: [...READ, ...WRITE] }],
};

/** The permissions of each role for the project's other resources, by resource. */
export const PROJECT_GRANTS: Record<Role, Readonly<Record<string, readonly string[]>>> = {
  viewer: { 'sanity.project': ['read'], 'sanity.project.datasets': ['read'] },
  editor: { 'sanity.project': ['read'], 'sanity.project.datasets': ['read'] },
  administrator: {
    'sanity.project': ['read'],
    'sanity.project.datasets': ['read', 'create', 'update', 'delete'],
  },
};
