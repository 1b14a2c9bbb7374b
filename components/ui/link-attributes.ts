/** Attributes of a link that may open a new window; the opener stays out of its reach. */
export function linkAttributes(openInNewWindow: boolean) {
  return openInNewWindow ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
}
