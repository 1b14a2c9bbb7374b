import type {
  BarOrPubLeaf,
  BreadcrumbListLeaf,
  EventLeaf,
  FAQPageLeaf,
  JobPostingLeaf,
  MenuLeaf,
  MergeLeafTypes,
  MuseumLeaf,
  OrganizationLeaf,
  ProductLeaf,
  TouristAttractionLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';

/** The node of the museum. */
export type MuseumNode = MergeLeafTypes<[MuseumLeaf, TouristAttractionLeaf]>;

/** A node of a page's structured data (schema.org). */
export type Node =
  | BarOrPubLeaf
  | BreadcrumbListLeaf
  | EventLeaf
  | FAQPageLeaf
  | JobPostingLeaf
  | MenuLeaf
  | MuseumNode
  | OrganizationLeaf
  | ProductLeaf
  | WebPageLeaf
  | WebSiteLeaf;

/** The structured data of a page (JSON-LD 1.1, named graph of schema.org nodes). */
export interface Graph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Node[];
}

/** Returns one graph of the nodes of a page. */
export function graphOf(nodes: readonly Node[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}
