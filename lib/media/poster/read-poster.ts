import 'server-only';
import { getDeal } from '../../content/get-deal.ts';
import { getEvent } from '../../content/get-event.ts';
import { getExperience } from '../../content/get-experience.ts';
import { getJob } from '../../content/get-job.ts';
import { getPage } from '../../content/get-page.ts';
import type { SlugRoute } from '../../routing/routes.ts';
import { documentPoster } from './document-poster.ts';
import { pagePoster } from './page-poster.ts';
import type { Poster } from './poster.ts';
import type { PosterAddress } from './poster-address.ts';

const documentOf = {
  experience: getExperience,
  event: getEvent,
  career: getJob,
  deal: getDeal,
} as const satisfies Record<SlugRoute, unknown>;

/** Returns the current content of a poster, or null if there is no such page. */
export async function readPoster({ route, slug, locale }: PosterAddress): Promise<Poster | null> {
  if (slug === null) {
    const page = await getPage(route, locale);
    return page && pagePoster(page, route, locale);
  }
  const document = await documentOf[route](slug, locale);
  return document && documentPoster(document, locale);
}
