import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { SettingsQueryResult, TeamsQueryResult } from '../../model/types.generated.ts';
import { listQuery } from '../../parse/list-query.ts';
import { documentFields, linkFields, personFields } from '../../queries/fragments.ts';
import { settingsSchema, teamsSchema } from './settings.parser.ts';

/**
 * The settings document (specification, section 3), as a list of one. Of several the oldest counts;
 * the others are reported.
 */
export const settingsQuery = defineQuery(`
  *[_type == "settings"] | order(_createdAt asc, _id asc){
    ${documentFields},
    promoLink{${linkFields}},
    popupLink{${linkFields}},
    popupLanguages,
    euroRate,
    tourLanguageDays[]{language, days},
    socialTitle,
    companyDetails,
    responsibleDrinkingUrl,
    instagramUrl, facebookUrl, youtubeUrl, linkedinUrl, tiktokUrl
  }
`);

export const settings: ContentQuery<SettingsQueryResult> = listQuery({
  name: 'settings',
  groq: settingsQuery,
  type: 'settings',
  document: settingsSchema,
  keepsLastFit: true,
  keepsMissing: true,
  unique: '_type',
});

/**
 * The persons whom the settings name, as a list of one. They have an answer of their own, because every
 * page depends on the settings, and few show a person.
 */
export const teamsQuery = defineQuery(`
  *[_type == "settings"] | order(_createdAt asc, _id asc){
    ${documentFields},
    teamHR[]->{${personFields}},
    teamB2B[]->{${personFields}}
  }
`);

export const teams: ContentQuery<TeamsQueryResult> = listQuery({
  name: 'teams',
  groq: teamsQuery,
  type: 'settings',
  document: teamsSchema,
  keepsLastFit: true,
  keepsMissing: true,
  unique: '_type',
});
