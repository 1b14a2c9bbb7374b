import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { safeHref } from '#lib/content/model/safe-href';
import styles from './rich-text.module.css';

/** Portable Text blocks as the content client returns them. */
export type RichTextBlocks = Parameters<typeof PortableText>[0]['value'];

const components: PortableTextComponents = {
  marks: {
    textLink: ({ children, value }) => {
      const href = typeof value?.href === 'string' ? safeHref(value.href) : null;
      return href ? <a href={href}>{children}</a> : children;
    },
  },
};

/** Renders rich text of the content. Its headings start at h2; the h1 is the page's. */
export function RichText({ value }: { readonly value: RichTextBlocks }) {
  return (
    <div className={styles.text}>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  );
}
