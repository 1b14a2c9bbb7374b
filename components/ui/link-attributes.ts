/** Returns the attributes of a link; a new window gets no access to its opener. */
export function linkAttributes(openInNewWindow: boolean) {
  return openInNewWindow ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
}
