import table from '../../lib/routing/routes.json' with { type: 'json' };

/** Routes with one document each; the routes of detail pages contain `{slug}`. */
export const pageRoutes = Object.entries(table.routes)
  .filter(([, paths]) => !paths.en.includes('{slug}'))
  .map(([route]) => route);
