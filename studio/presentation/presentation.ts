import { presentationTool } from 'sanity/presentation';
import { defaultLocale } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { locations } from './locations.ts';
import { mainDocuments } from './main-documents.ts';

/**
 * Returns the tool that shows the site beside the form. Any address of the site accepts its secret,
 * which the site moves to a cookie. Sharing all drafts by it is not offered: links to one document
 * take its place, which end by themselves.
 */
export function presentation(siteUrl: string) {
  return presentationTool({
    name: 'presentation',
    title: 'Presentation',
    previewUrl: {
      initial: siteUrl + pathFor('home', defaultLocale),
      previewMode: { enable: '/', shareAccess: false },
    },
    resolve: { mainDocuments, locations },
  });
}
