import { useId } from 'react';
import type { IconData } from '#lib/media/icon/icon-data';
import { type IconSize, iconClass } from './icon-size';

interface IconSvgProps {
  readonly icon: IconData;
  readonly size?: IconSize;
}

/**
 * An icon of a set, rendered into the page; it only accompanies words, so it is hidden from
 * readers. Its own ids, of masks for instance, are made the only ones of the page.
 */
export function IconSvg({ icon, size = 'xs' }: IconSvgProps) {
  const own = useId();
  const body = icon.body.replaceAll(/( id="|url\(#)/g, `$1${own}`);
  return (
    <svg
      className={iconClass(size)}
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      aria-hidden="true"
      focusable="false"
      // The sets are packages of this project, never content.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
