import { scanTags, type Tag } from './scan-tags.ts';

/** The references of a page to its own site, each address as it is written there. */
export interface PageReferences {
  /** Targets of its links, including anchors; also its canonical and alternate addresses. */
  readonly links: readonly string[];
  /** Its resources besides pictures: styles, scripts, fonts, icons. */
  readonly parts: readonly string[];
  /** Each of its pictures with all its sizes, the smallest first. */
  readonly pictures: readonly (readonly string[])[];
  /** The ids that links may use as anchors. */
  readonly ids: ReadonlySet<string>;
  /** The class names of its elements. */
  readonly classes: ReadonlySet<string>;
}

const graph = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const script = /(<script\b[^>]*>).*?<\/script>/gs;

/** Extracts the references of a page; addresses of other sites than `origin` are ignored. */
export function pageReferences(html: string, origin: string): PageReferences {
  const tags = scanTags(html.replace(script, '$1'));
  const own = (addresses: readonly (string | undefined)[]) =>
    addresses
      .flatMap((address) => address ?? [])
      .map((address) => (address.startsWith(origin) ? address.slice(origin.length) : address))
      .filter((address) => /^(?:\/(?!\/)|#)/.test(address));
  const pictures = [...tags.flatMap(pictureSizes), ...embedded(html).map((address) => [address])];
  return {
    links: own(tags.filter(isLink).map(({ attributes }) => attributes.href)),
    parts: own(tags.filter(isPart).map(({ attributes }) => attributes.href ?? attributes.src)),
    pictures: pictures.map(own).filter((sizes) => sizes.length > 0),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.id ?? [])),
    classes: new Set(tags.flatMap((tag) => tag.attributes.class?.split(/\s+/) ?? [])),
  };
}

function isLink({ name, attributes: { rel } }: Tag): boolean {
  return name === 'a' || (name === 'link' && (rel === 'canonical' || rel === 'alternate'));
}

function isPart(tag: Tag): boolean {
  return ['link', 'script', 'use'].includes(tag.name) && !isLink(tag);
}

/** Returns the sizes of the pictures of a tag; empty for a tag without a picture. */
function pictureSizes({ name, attributes }: Tag): string[][] {
  const { srcset, imagesrcset, src, property, content } = attributes;
  if (
    name === 'meta' &&
    content &&
    (property === 'og:image' || attributes.name === 'twitter:image')
  )
    return [[content]];
  const set = srcset ?? imagesrcset;
  const sizes = set ? [candidates(set)] : [];
  return name === 'img' && src ? [...sizes, [src]] : sizes;
}

/** Returns the addresses of a `srcset`, the smallest picture first (HTML, section 4.8.4.2.1). */
function candidates(set: string): string[] {
  return set
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .toSorted(([, a = ''], [, b = '']) => Number.parseFloat(a) - Number.parseFloat(b))
    .map(([address = '']) => address);
}

/** Returns the pictures in a page's structured data. */
function embedded(html: string): string[] {
  const graphs = [...html.matchAll(graph)].map(([, json = '']) => json);
  const found = graphs.flatMap((json) => [...json.matchAll(/"(https?:\/\/[^"]+\/media\/[^"]+)"/g)]);
  return found.map(([, address = '']) => address);
}
