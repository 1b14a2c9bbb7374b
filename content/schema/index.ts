import { documentTypes } from './documents/index.ts';
import { dish, dishGroup, tap } from './objects/board.ts';
import { companyDetails, coordinates } from './objects/company-details.ts';
import { link } from './objects/link.ts';
import * as localized from './objects/localized.ts';
import { navigationItem, navigationLink } from './objects/navigation.ts';
import { departures, hoursException, weekdayHours } from './objects/opening.ts';
import { picture } from './objects/picture.ts';
import { previousSlug } from './objects/previous-slug.ts';
import { richText } from './objects/rich-text.ts';
import * as sectionItems from './objects/section-items.ts';
import { seo } from './objects/seo.ts';
import { tourLanguageDays } from './objects/tour-language-days.ts';
import { translatedFrom } from './objects/translated-from.ts';
import { sectionTypes } from './sections/index.ts';

/** Every type of the dataset, for the Studio and for the generated query types. */
export const schemaTypes = [
  ...documentTypes,
  link,
  ...Object.values(localized),
  navigationItem,
  navigationLink,
  departures,
  hoursException,
  weekdayHours,
  picture,
  ...Object.values(sectionItems),
  dish,
  dishGroup,
  tap,
  companyDetails,
  coordinates,
  previousSlug,
  richText,
  seo,
  tourLanguageDays,
  translatedFrom,
  ...sectionTypes,
];
