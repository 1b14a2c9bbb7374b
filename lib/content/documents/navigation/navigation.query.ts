import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { NavigationQueryResult } from '../../model/types.generated.ts';
import { listQuery } from '../../parse/list-query.ts';
import { documentFields, linkFields, targetFields } from '../../queries/fragments.ts';
import { navigationSchema } from './navigation.parser.ts';

/**
 * The navigation documents of the header and the footer (specification, sections 3 and 7). Not
 * filtered by name, so that one whose name got lost counts as unfit, not as deleted.
 */
export const navigationQuery = defineQuery(`
  *[_type == "navigation"] | order(_createdAt asc, _id asc){
    ${documentFields}, name, hasLogo,
    logoLink{${linkFields}},
    actionLink{${linkFields}},
    links[]{
      _key, _type, title,
      _type == "navigationItem" => {
        anchor, page->{${targetFields}},
        children[]{
          _key, _type, title,
          _type == "navigationItem" => { anchor, page->{${targetFields}} },
          _type == "navigationLink" => { url, openInNewWindow, icon }
        }
      },
      _type == "navigationLink" => { url, openInNewWindow, icon }
    }
  }
`);

export const navigation: ContentQuery<NavigationQueryResult> = listQuery({
  name: 'navigation',
  groq: navigationQuery,
  type: 'navigation',
  document: navigationSchema,
  keepsLastFit: true,
  keepsMissing: true,
  unique: 'name',
});
