import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  IdReference,
  QuestionLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { type Locale, locales } from '../../platform/i18n/locales.ts';
import { companyNode } from './company.ts';
import type { Node } from './graph.ts';
import { companyName, type SiteFacts, siteIds } from './site-facts.ts';

/** A step of the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** Path of the page, with its locale prefix. */
  readonly path: string;
}

/** Facts about a page. */
export interface PageFacts {
  /** Its canonical path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Absolute address of its picture. */
  readonly image: string | undefined;
  /** The language its content is in. */
  readonly language: Locale;
  /**
   * The steps from the home page, which is left out, to the page itself; empty on the home page.
   */
  readonly crumbs: readonly Crumb[];
  /** The node that the page is about. */
  readonly about?: Node | undefined;
  /** The questions that the page answers, where that is its purpose. */
  readonly questions?: readonly QuestionLeaf[] | undefined;
}

/** Returns the nodes of a page, its site, its company, and its breadcrumbs. */
export function pageNodes(site: SiteFacts, facts: PageFacts): Node[] {
  const { path, title, description, image, language, crumbs, about, questions } = facts;
  const ids = siteIds(site);
  const url = `${site.origin}${path}`;
  const breadcrumb = { '@id': `${url}#breadcrumb` };
  const page: WebPageLeaf | FAQPageLeaf = {
    '@type': questions ? 'FAQPage' : 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: ids.site,
    primaryImageOfPage: image ? { '@type': 'ImageObject', url: image } : undefined,
    breadcrumb: crumbs.length > 0 ? breadcrumb : undefined,
    mainEntity: questions ?? (about?.['@id'] ? { '@id': about['@id'] } : undefined),
  };
  const way = crumbs.length > 0 ? [breadcrumbList(site, breadcrumb, crumbs)] : [];
  return [siteNode(site), companyNode(site), page, ...way];
}

function siteNode(site: SiteFacts): WebSiteLeaf {
  const ids = siteIds(site);
  return {
    '@type': 'WebSite',
    ...ids.site,
    url: `${site.origin}/`,
    name: companyName(site),
    inLanguage: locales,
    publisher: ids.company,
  };
}

function breadcrumbList(
  site: SiteFacts,
  id: IdReference,
  crumbs: readonly Crumb[],
): BreadcrumbListLeaf {
  const way = [{ name: companyName(site), path: `/${site.locale}` }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    ...id,
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.origin}${path}`,
    })),
  };
}
