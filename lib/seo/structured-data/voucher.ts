import type { Section } from '../../content/get-page.ts';
import type { Node } from './node.ts';
import { type SiteFacts, siteIds } from './site-facts.ts';

/** An amount in Kč as content writes it: `500 Kč`, `1,000 Kč`, `1 000 Kč`, `1.000 Kč`. */
const amount = /^(\d{1,3}(?:[\s.,]?\d{3})*)\s?Kč$/u;

/**
 * The gift vouchers that a page sells: its cards whose title is nothing but an amount in Kč. A
 * voucher whose price depends on a choice is no product of its own.
 */
export function voucherNodes(
  site: SiteFacts,
  sections: readonly Section[],
  { title, path, image }: { title: string; path: string; image: string | undefined },
): Node[] {
  const cards = sections.flatMap((section) =>
    section._type === 'cardsSection' ? (section.items ?? []) : [],
  );
  return cards.flatMap((card) => {
    const digits = amount.exec(card.title ?? '')?.[1]?.replace(/\D/g, '');
    if (!digits) return [];
    const url = `${site.origin}${path}`;
    return [
      {
        '@type': 'Product',
        '@id': `${url}#voucher-${digits}`,
        name: `${title}: ${card.title}`,
        description: card.text || undefined,
        image,
        brand: siteIds(site).company,
        offers: {
          '@type': 'Offer',
          price: Number(digits),
          priceCurrency: 'CZK',
          availability: 'https://schema.org/InStock',
          url: card.link ? new URL(card.link.href, url).href : url,
          seller: siteIds(site).company,
        },
      },
    ];
  });
}
