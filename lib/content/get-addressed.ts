import 'server-only';
import type { SlugRoute } from '../routing/routes.ts';
import { getDeal } from './get-deal.ts';
import { getEvent } from './get-event.ts';
import { getExperience } from './get-experience.ts';
import { getJob } from './get-job.ts';

/** The getters of documents with their own page, by their routes. */
export const getAddressed = {
  experience: getExperience,
  event: getEvent,
  career: getJob,
  deal: getDeal,
} as const satisfies Record<SlugRoute, unknown>;
