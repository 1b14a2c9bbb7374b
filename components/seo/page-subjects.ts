import { getTranslations } from 'next-intl/server';
import type { QuestionLeaf } from 'schema-dts';
import { type FaqEntry, getFaq } from '#lib/content/get-faq';
import { getOpeningHours } from '#lib/content/get-opening-hours';
import type { Page, Section } from '#lib/content/get-page';
import { getPricedVouchers } from '#lib/content/get-priced-vouchers';
import { limits } from '#lib/content/parse/formats/limits';
import type { PageRoute } from '#lib/routing/routes';
import type { Node } from '#lib/seo/structured-data/graph';
import { type MenuNode, menuNode } from '#lib/seo/structured-data/menu';
import type { PageFacts } from '#lib/seo/structured-data/page';
import { questionNodes } from '#lib/seo/structured-data/questions';
import type { SiteFacts } from '#lib/seo/structured-data/site-facts';
import { venueNode } from '#lib/seo/structured-data/venue';
import { voucherNodes } from '#lib/seo/structured-data/voucher';
import { inCategories } from '../ui/in-categories';

/** The subjects of a page besides itself. */
interface PageSubjects {
  readonly subjects: readonly Node[];
  /** The main subject of the page. */
  readonly about?: Node | undefined;
  /** The questions that the page answers, where that is its purpose. */
  readonly questions?: readonly QuestionLeaf[];
}

/** The venues that a page is about; the first is its main subject. */
const venuesOf: Partial<Record<PageRoute, readonly ('museum' | 'taproom')[]>> = {
  home: ['museum', 'taproom'],
  contact: ['museum', 'taproom'],
  museum: ['museum'],
  taproom: ['taproom'],
};

/** Returns the venues, questions, vouchers and menus of the pages that are about them. */
export async function pageSubjects(
  site: SiteFacts,
  route: PageRoute,
  page: Pick<Page, 'sections'>,
  facts: PageFacts,
): Promise<PageSubjects> {
  if (route === 'faq') {
    const entries = faqEntriesOf(page.sections ?? [], await getFaq(site.locale));
    const questions = questionNodes(entries, `${site.origin}${facts.path}`);
    return { subjects: [], ...(questions.length > 0 ? { questions } : {}) };
  }
  if (route === 'gift-vouchers') {
    const vouchers = await getPricedVouchers(site.locale);
    return { subjects: voucherNodes(site, vouchers, facts) };
  }
  const menus = await menusOf(site, page.sections ?? [], facts);
  const wanted = venuesOf[route] ?? [];
  if (wanted.length === 0) return { subjects: menus };
  const venues = await getOpeningHours(site.locale);
  const now = new Date();
  const subjects = wanted.flatMap((name) => {
    const venue = venues.find((each) => each.venue === name);
    if (!venue) return [];
    const own = { ...facts, menus: menus.map((menu) => ({ '@id': menu['@id'] })) };
    return [venueNode(site, venue, now, route === name ? own : {})];
  });
  return { subjects: [...subjects, ...menus], about: subjects[0] };
}

/** Returns a menu for each board of the page that has something on it. */
async function menusOf(
  site: SiteFacts,
  sections: readonly Section[],
  facts: PageFacts,
): Promise<MenuNode[]> {
  const t = await getTranslations({ locale: site.locale, namespace: 'board' });
  const boards = sections.filter((section) => section._type === 'boardSection');
  return boards.flatMap((section) => menuNode(site, section, facts, t) ?? []);
}

/** Returns the questions that the lists of a page show, each once. */
function faqEntriesOf(sections: readonly Section[], entries: readonly FaqEntry[]): FaqEntry[] {
  const shown = sections
    .filter((section) => section._type === 'faqSection')
    .flatMap(({ categories, limit }) => inCategories<FaqEntry>(entries, categories ?? [], limit))
    .flatMap((group) => group.entries);
  return [...new Set(shown)].slice(0, limits.listed);
}
