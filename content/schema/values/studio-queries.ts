// What the queries of the editing tool have in common.

/** The version (a date) of the content API that they are written for. */
export const apiVersion = '2026-01-01';

/** A GROQ condition for documents that are published, in queries of the `raw` perspective. */
export const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))';
