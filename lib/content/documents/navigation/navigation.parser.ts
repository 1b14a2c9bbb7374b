import type { NavigationQueryResult } from '../../model/types.generated.ts';
import { choice, constant, optional } from '../../parse/field.ts';
import { link } from '../../parse/link.ts';
import { linkTarget } from '../../parse/link-target.ts';
import { filledList, list } from '../../parse/list.ts';
import { localizedLine } from '../../parse/localized.ts';
import { oneOfTypes } from '../../parse/one-of-types.ts';
import { record } from '../../parse/record.ts';
import { address, anchor, key, line, yesOrNo } from '../../parse/scalars.ts';
import { documentShape, type SchemaOf } from '../../queries/document-shape.ts';

type TopLink = NavigationQueryResult[number]['links'][number];
type PageLink = Extract<TopLink, { _type: 'navigationItem' }>;
type ChildLink = NonNullable<PageLink['children']>[number];

const outerLink = record({
  _key: key,
  _type: constant('navigationLink'),
  title: localizedLine,
  url: address,
  openInNewWindow: optional(yesOrNo),
  icon: optional(line),
});

const pageLinkShape = {
  _key: key,
  _type: constant('navigationItem'),
  title: localizedLine,
  anchor: optional(anchor),
  page: optional(linkTarget),
};

const child = oneOfTypes<ChildLink>({
  navigationItem: record(pageLinkShape),
  navigationLink: outerLink,
});

const top = oneOfTypes<TopLink>({
  navigationItem: record({ ...pageLinkShape, children: optional(list('links[].children', child)) }),
  navigationLink: outerLink,
});

/**
 * The links of the header or the footer. At least one is required: an empty navigation is worse
 * than the last fit one.
 */
export const navigationSchema: SchemaOf<NavigationQueryResult[number]> = record({
  ...documentShape('navigation'),
  name: choice<'footer' | 'header'>({ footer: true, header: true }),
  hasLogo: optional(yesOrNo),
  logoLink: optional(link),
  actionLink: optional(link),
  links: filledList('links', top),
});
