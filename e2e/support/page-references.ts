import type { readPage } from './read-page.ts';

type PageDocument = Awaited<ReturnType<typeof readPage>>['document'];

/** What a page refers to on its own site, each address as it is written there. */
export interface PageReferences {
  /** Where its links lead, anchors included. */
  readonly links: readonly string[];
  /** What it is made of besides pictures: styles, scripts, fonts, icons. */
  readonly parts: readonly string[];
  /** Each of its pictures with all the sizes it is offered in, the smallest first. */
  readonly pictures: readonly (readonly string[])[];
  /** What its links may be anchored to. */
  readonly ids: ReadonlySet<string>;
}

/** Reads what a page refers to; what belongs to other sites is left out. */
export function pageReferences(document: PageDocument, origin: string): PageReferences {
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.getAttribute(attribute) ?? '');
  const own = (addresses: readonly string[]) =>
    addresses
      .map((address) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address))
      .filter((address) => /^(?:\/(?!\/)|#)/.test(address));
  const shared = all('meta[property="og:image"], meta[name="twitter:image"]', 'content');
  const sets = [
    ...all('img[srcset], source[srcset]', 'srcset'),
    ...all('link[imagesrcset]', 'imagesrcset'),
  ].map((set) => own(candidates(set)));
  const single = own([...all('img', 'src'), ...shared, ...told(document)]);
  return {
    links: own(all('a[href], area[href]', 'href')),
    parts: own([...all('link[href]', 'href'), ...all('script[src]', 'src'), ...all('use', 'href')]),
    pictures: [...sets.filter((set) => set.length > 0), ...single.map((address) => [address])],
    ids: new Set(all('[id]', 'id')),
  };
}

/** The addresses of a `srcset`, the smallest picture first (HTML, section 4.8.4.2.1). */
function candidates(set: string): string[] {
  return set
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .toSorted(([, a = ''], [, b = '']) => Number.parseFloat(a) - Number.parseFloat(b))
    .map(([address = '']) => address);
}

/** The pictures that a page tells machines of. */
function told(document: PageDocument): string[] {
  const graphs = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return graphs.flatMap((graph) => {
    const found = graph.textContent.matchAll(/"(https?:\/\/[^"]+\/media\/[^"]+)"/g);
    return [...found].map(([, address = '']) => address);
  });
}
