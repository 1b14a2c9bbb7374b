import { defineQuery } from 'groq';
import type { ContentQuery } from '../../content-query.ts';
import { documentQuery } from '../../parse/document-query.ts';
import {
  documentFields,
  linkFields,
  personFields,
  pictureFields,
} from '../../queries/fragments.ts';
import type { SettingsQueryResult } from '../../types.generated.ts';
import { settingsSchema } from './settings.parser.ts';

/** The settings document (specification, section 3); of several, the oldest. */
export const settingsQuery = defineQuery(`
  *[_type == "settings"] | order(_createdAt asc, _id asc)[0]{
    ${documentFields},
    promoLink{${linkFields}},
    popupLink{${linkFields}},
    popupLanguages,
    teamHR[]->{${personFields}},
    teamB2B[]->{${personFields}},
    euroRate,
    tourLanguageDays[]{language, days},
    socialTitle,
    companyDetails,
    responsibleDrinkingUrl,
    instagramUrl, facebookUrl, youtubeUrl, linkedinUrl, tiktokUrl,
    shareImage{${pictureFields}}
  }
`);

export const settings: ContentQuery<SettingsQueryResult> = documentQuery({
  name: 'settings',
  groq: settingsQuery,
  type: 'settings',
  document: settingsSchema,
});
