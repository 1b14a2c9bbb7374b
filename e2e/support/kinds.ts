/** One page of each kind, in two languages. */
export const pageKinds = [
  { kind: 'home', paths: ['/en', '/cs'] },
  { kind: 'museum', paths: ['/en/beer-museum-prague', '/de/biermuseum-prag'] },
  { kind: 'taproom', paths: ['/en/vycep-u-zvonu', '/it/vycep-u-zvonu'] },
  { kind: 'experiences', paths: ['/en/experiences', '/de/erlebnisse'] },
  { kind: 'events', paths: ['/en/events', '/it/eventi'] },
  { kind: 'careers', paths: ['/en/careers', '/cs/kariera'] },
  { kind: 'faq', paths: ['/en/faq', '/de/faq'] },
  { kind: 'terms', paths: ['/en/terms-and-conditions', '/cs/podminky'] },
  { kind: 'contact', paths: ['/en/contact', '/de/kontakt'] },
  { kind: 'campaign', paths: ['/en/coolest-experience', '/it/esperienza-piu-cool'] },
  { kind: 'tickets', paths: ['/en/ticketing-office', '/cs/pokladna'] },
] as const;

/** One document of each kind, found through the sitemaps because their slugs are content. */
export const documentKinds = [
  { kind: 'experience', prefixes: ['/en/experiences/', '/cs/zazitky/'] },
  { kind: 'event', prefixes: ['/en/events/', '/de/veranstaltungen/'] },
  { kind: 'job', prefixes: ['/en/careers/', '/cs/kariera/'] },
  { kind: 'deal', prefixes: ['/en/d/', '/it/d/'] },
] as const;
