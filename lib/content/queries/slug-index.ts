import { defineQuery } from 'groq';

/** Every address that content decides: documents with slugs, and redirects. */
export const slugIndexQuery = defineQuery(`{
  "documents": *[_type in ["experience", "event", "jobPosting", "deal"]]{
    _id, _type, _updatedAt, slug, languages, previousSlugs,
    "lastDay": select(
      _type == "event" => end,
      _type == "jobPosting" => validThrough,
      _type == "deal" => validThrough
    )
  },
  "pages": *[_type == "page"]{ _id, _updatedAt, route, languages },
  "redirects": *[_type == "redirect"]{ from, to, permanent }
}`);
