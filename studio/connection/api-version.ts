/** The version (a date) of the content API that the Studio's own queries are written for. */
export const apiVersion = '2026-01-01';
