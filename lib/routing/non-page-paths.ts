/** The paths that the middleware excludes, with the same pattern as its matcher: files and handlers. */
export const nonPagePaths =
  /^\/(?:api\/|_next\/|builds\/|media\/|assets\/|fonts\/|posters\/|robots\.txt$|llms\.txt$|favicon\.ico$)/;
