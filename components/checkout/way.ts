/** Element that starts the checkout: a link, or a form that asks for a day or a booking number. */
export type Way = HTMLAnchorElement | HTMLFormElement;

/** Returns what is filled in and pressed in a form, and nothing for a link. */
export function entriesOf(way: Way, submitter: HTMLElement | null): [string, string][] {
  if (!(way instanceof HTMLFormElement)) return [];
  return [...new FormData(way, submitter)].map(([name, value]) => [name, String(value)]);
}

/** Returns the address to which a link leads, or a form that is sent with GET. */
export function addressOf(way: Way, submitter: HTMLElement | null): string {
  if (!(way instanceof HTMLFormElement)) return way.href;
  return `${way.action}?${new URLSearchParams(entriesOf(way, submitter))}`;
}
