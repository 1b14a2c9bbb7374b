/** Where the content is that the Studio edits. */
export interface Connection {
  readonly projectId: string;
  readonly dataset: string;
  /** Base address of the embedded content service; absent for a hosted project. */
  readonly apiHost?: string;
  /** Origin of the site. */
  readonly siteUrl: string;
}

/**
 * Returns the connection that `npm run studio` and `npm run studio:build` set in the environment.
 * The bundler replaces each variable by its value, hence their complete names; an empty one is not
 * set. Throws without a project or a website.
 */
export function readConnection(): Connection {
  const projectId = process.env.SANITY_STUDIO_PROJECT_ID;
  const dataset = process.env.SANITY_STUDIO_DATASET;
  const apiHost = process.env.SANITY_STUDIO_API_HOST;
  const siteUrl = process.env.SANITY_STUDIO_SITE_URL;
  if (!projectId || !dataset || !siteUrl) {
    throw new Error('Start the Studio with npm run studio, in the folder above this one.');
  }
  return { projectId, dataset, siteUrl, ...(apiHost ? { apiHost } : {}) };
}
