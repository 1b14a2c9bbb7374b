import { z } from 'zod';

/**
 * The properties search engines require or recommend for each type:
 * developers.google.com/search/docs/appearance/structured-data (LocalBusiness, Event, JobPosting,
 * FAQPage, Breadcrumb, Product), with the values that schema.org allows.
 */
const words = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const reference = z.looseObject({ '@id': address });
const instant = z.iso.datetime({ offset: true, local: false });
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const term = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));

const postalAddress = z.looseObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: words,
  postalCode: words,
  addressLocality: words,
  addressCountry: z.string().length(2),
});

const place = z.looseObject({ '@type': z.literal('Place'), name: words, address: postalAddress });

const day = z.looseObject({
  dayOfWeek: term('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
  opens: clock,
  closes: clock,
});

const exception = z.looseObject({
  validFrom: z.iso.date(),
  validThrough: z.iso.date(),
  opens: clock,
  closes: clock,
});

const venue = z.looseObject({
  name: words,
  url: address,
  telephone: z.string().startsWith('+'),
  address: postalAddress,
  geo: z.looseObject({ latitude: z.number(), longitude: z.number() }),
  openingHoursSpecification: z.array(day).length(7),
  specialOpeningHoursSpecification: z.array(exception).min(1).optional(),
});

const availability = term('InStock', 'SoldOut');
const currency = z.literal('CZK');

const offer = z.looseObject({
  price: z.number().nonnegative(),
  priceCurrency: currency,
  availability,
  url: address,
});

/** The requirements by type; types that search engines ignore are not included. */
export const searchRequirements: Readonly<Record<string, z.ZodType>> = {
  WebSite: z.looseObject({ url: address, name: words, publisher: reference }),
  Organization: z.looseObject({ name: words, url: address, logo: address, address: postalAddress }),
  WebPage: z.looseObject({ url: address, name: words, description: words, isPartOf: reference }),
  FAQPage: z.looseObject({
    mainEntity: z.array(z.looseObject({ '@type': z.literal('Question') })).min(2),
  }),
  Question: z.looseObject({
    name: words,
    acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text: words }),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ position: z.int().positive(), name: words, item: address }))
      .min(2)
      .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
  }),
  Museum: venue,
  BarOrPub: venue.extend({ servesCuisine: words }),
  Event: z.looseObject({
    name: words,
    description: words,
    url: address,
    image: address,
    startDate: instant,
    endDate: instant,
    eventStatus: term('EventScheduled', 'EventCancelled'),
    eventAttendanceMode: term('OfflineEventAttendanceMode'),
    location: place,
    organizer: reference,
    offers: offer.extend({ validThrough: instant }).optional(),
  }),
  JobPosting: z.looseObject({
    title: words,
    description: z.string().min(200),
    identifier: z.looseObject({ '@type': z.literal('PropertyValue'), name: words, value: words }),
    datePosted: z.iso.date(),
    validThrough: instant,
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY']),
    hiringOrganization: reference,
    jobLocation: place,
  }),
  Product: z.looseObject({ name: words, description: words, image: address, brand: reference }),
  AggregateOffer: z.looseObject({
    lowPrice: z.number().positive(),
    highPrice: z.number().positive(),
    offerCount: z.int().positive().optional(),
    priceCurrency: currency,
  }),
  Offer: offer,
};
