import type { Link } from '#lib/content/model/link';

type Target = Pick<Link, 'href' | 'openInNewWindow'> & {
  readonly checkout?: string | undefined;
  readonly form?: string | undefined;
};

/** Returns the attributes of a link; a new window gets no access to its opener. */
export function linkAttributes(openInNewWindow: boolean) {
  return openInNewWindow ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
}

/** Returns the attributes of a link of content: its address, window, and checkout or form. */
export function contentLink({ href, openInNewWindow, checkout, form }: Target) {
  return {
    href,
    ...(checkout === undefined ? {} : { 'data-checkout': checkout }),
    ...(form === undefined ? {} : { 'data-form': form }),
    ...linkAttributes(openInNewWindow),
  };
}
