import type { Settings } from '../../../content/get-settings.ts';

/** Returns settings with the company's name and address. */
export function someSettings(): Settings {
  return {
    _id: 'settings',
    _type: 'settings',
    promoLink: null,
    popupLink: null,
    popupLanguages: null,
    euroRate: 25,
    tourLanguageDays: null,
    socialTitle: null,
    responsibleDrinkingUrl: null,
    companyDetails: {
      _type: 'companyDetails',
      name: 'Beer Museum',
      legalName: 'Zvonařská pivní, s. r. o.',
      street: 'Zvonařská 7',
      postalCode: '110 00',
      city: 'Prague 1',
      coordinates: { _type: 'coordinates', latitude: 50.0846, longitude: 14.423 },
      phone: '+420 555 010 010',
    },
    instagramUrl: 'https://instagram.example.com/beermuseum',
    facebookUrl: null,
    youtubeUrl: null,
    linkedinUrl: null,
    tiktokUrl: null,
  };
}
