import { defineQuery } from 'groq';
import { linkFields, pictureFields } from './fragments.ts';

/** The settings document (specification, section 3). */
export const settingsQuery = defineQuery(`
  *[_type == "settings"][0]{
    promoLink{${linkFields}},
    popupLink{${linkFields}},
    popupLanguages,
    teamHR[]->{_id, name, role, email, phone},
    teamB2B[]->{_id, name, role, email, phone},
    euroRate,
    tourLanguageDays[]{language, days},
    socialTitle,
    companyDetails,
    responsibleDrinkingUrl,
    instagramUrl, facebookUrl, youtubeUrl, linkedinUrl, tiktokUrl,
    shareImage{${pictureFields}}
  }
`);
