import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const routes = z.array(z.object({ page: z.string(), regex: z.string() }));
const manifestSchema = z.object({ staticRoutes: routes, dynamicRoutes: routes });

/** The pages, which the middleware finds by their paths in each language. */
const pages = /^\/\[locale\]/;

/** Returns the patterns of the paths beside the pages at which the build in `distFolder` responds. */
export function findRoutes(distFolder: string): readonly RegExp[] {
  const manifest = JSON.parse(readFileSync(join(distFolder, 'routes-manifest.json'), 'utf8'));
  const { staticRoutes, dynamicRoutes } = manifestSchema.parse(manifest);
  return [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => !pages.test(page))
    .map(({ regex }) => new RegExp(regex));
}
