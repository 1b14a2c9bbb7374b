import { defineQuery } from 'groq';
import { linkFields, targetFields } from './fragments.ts';

/** The navigation document of the header or the footer (specification, sections 3 and 7). */
export const navigationQuery = defineQuery(`
  *[_type == "navigation" && name == $name][0]{
    name, hasLogo,
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
