/** Documents with their own page, which links in content can lead to. */
export const linkable = [
  { type: 'page' },
  { type: 'experience' },
  { type: 'event' },
  { type: 'jobPosting' },
  { type: 'deal' },
];
