/** Documents with a page of their own: what links of content can lead to. */
export const linkable = [
  { type: 'page' },
  { type: 'experience' },
  { type: 'event' },
  { type: 'jobPosting' },
  { type: 'deal' },
];
