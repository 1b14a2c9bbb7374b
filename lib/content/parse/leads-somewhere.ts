/** The fields of a link of which one has to be given; a type of link may lack some of them. */
interface LinkWays {
  readonly url?: unknown;
  readonly form?: unknown;
  readonly anchor?: unknown;
  readonly checkout?: unknown;
  readonly page?: unknown;
}

/** Whether a link has a target: the site leaves it out otherwise. */
export function leadsSomewhere({ url, form, anchor, checkout, page }: LinkWays): boolean {
  return [url, form, anchor, checkout, page].some(isGiven);
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
