/** The attribute of a link that a visitor has turned to and whose document the browser may prefetch. */
export const prefetchAttribute = 'data-prefetch';

/**
 * The rules by which browsers prefetch documents (HTML, speculation rules): those of links with the
 * attribute, once a pointer stays on them or goes down. A query that a link has got since is left out, because
 * the document of a page with codes is another one. Content policies allow this text alone, so a link is
 * chosen by its attribute.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: `a[${prefetchAttribute}]:not([href*="?"])` },
      eagerness: 'moderate',
    },
  ],
});
