import type { Navigation } from '#lib/content/get-navigation';
import type { Settings } from '#lib/content/get-settings';

const plain = { openInNewWindow: false, icon: null, children: [] };

export const navigation: Navigation = {
  hasLogo: true,
  logoLink: { label: null, href: '/en', openInNewWindow: false },
  actionLink: { label: 'Buy tickets', href: '/en/ticketing-office', openInNewWindow: false },
  entries: [
    {
      ...plain,
      key: 'visit',
      title: 'Visit',
      href: null,
      children: [
        { ...plain, key: 'hours', title: 'Opening hours', href: '/en/contact#hours' },
        { ...plain, key: 'faq', title: 'Questions and answers', href: '/en/faq' },
      ],
    },
    { ...plain, key: 'museum', title: 'Museum', href: '/en/beer-museum-prague' },
  ],
};

export const settings: Settings = {
  _id: 'settings',
  _type: 'settings',
  promoLink: { label: 'Winter in the vaults', href: '/en/d/winter', openInNewWindow: false },
  popupLink: null,
  popupLanguages: null,
  euroRate: 25,
  tourLanguageDays: null,
  socialTitle: 'Follow the foam',
  companyDetails: {
    _type: 'companyDetails',
    name: 'Beer Museum Prague',
    street: 'Zvonařská 7',
    postalCode: '110 00',
    city: 'Prague 1',
    email: 'info@beermuseum.example',
    phone: '+420 555 010 010',
    companyId: '000 00 000',
    register: 'Commercial Register in Prague, section C, file 00000',
    vatId: 'CZ00000000',
  },
  responsibleDrinkingUrl: null,
  instagramUrl: 'https://instagram.example/museum',
  facebookUrl: null,
  youtubeUrl: null,
  linkedinUrl: null,
  tiktokUrl: null,
};
