import type { Rule } from '../model/problem.ts';
import { addresses } from './addresses.ts';
import { ageLimits } from './age-limits.ts';
import { anchorNames } from './anchor-names.ts';
import { announcementTimes } from './announcement-times.ts';
import { capitals } from './capitals.ts';
import { contractions } from './contractions.ts';
import { dealValidity } from './deal-validity.ts';
import { eventHours } from './event-hours.ts';
import { eventTimes } from './event-times.ts';
import { hoursExceptions } from './hours-exceptions.ts';
import { jobValidity } from './job-validity.ts';
import { lastEntries } from './last-entries.ts';
import { linkTargets } from './link-targets.ts';
import { missingSlugs } from './missing-slugs.ts';
import { missingTranslations } from './missing-translations.ts';
import { openingHours } from './opening-hours.ts';
import { pageAnchorsPresent } from './page-anchors.ts';
import { pageHeroes } from './page-heroes.ts';
import { pageRoutesCovered } from './page-routes.ts';
import { pictureAlts } from './picture-alts.ts';
import { pictureRepeats } from './picture-repeats.ts';
import { pictureSizes } from './picture-sizes.ts';
import { prepositions } from './prepositions.ts';
import { redirectSources } from './redirect-sources.ts';
import { redirectTargets } from './redirect-targets.ts';
import { references } from './references.ts';
import { requiredFields } from './required-fields.ts';
import { sentenceLengths } from './sentence-lengths.ts';
import { seoLengths } from './seo-lengths.ts';
import { slugCollisions } from './slug-collisions.ts';
import { spaces } from './spaces.ts';
import { termsOfSale } from './terms-of-sale.ts';
import { unknownTypes } from './unknown-types.ts';
import { vocabulary } from './vocabulary.ts';

/** Every rule for published content. */
export const rules: readonly Rule[] = [
  requiredFields,
  unknownTypes,
  missingTranslations,
  missingSlugs,
  slugCollisions,
  redirectSources,
  redirectTargets,
  references,
  linkTargets,
  addresses,
  anchorNames,
  pictureAlts,
  pictureSizes,
  pictureRepeats,
  eventTimes,
  eventHours,
  announcementTimes,
  jobValidity,
  dealValidity,
  openingHours,
  hoursExceptions,
  lastEntries,
  ageLimits,
  seoLengths,
  pageRoutesCovered,
  pageHeroes,
  pageAnchorsPresent,
  vocabulary,
  contractions,
  sentenceLengths,
  spaces,
  capitals,
  prepositions,
  termsOfSale,
];
