import { useId } from 'react';
import type { IconData } from '#lib/media/icon/icon-data';
import { type IconSize, iconClass } from './icon-size';

interface IconSvgProps {
  readonly icon: IconData;
  readonly size?: IconSize;
}

/**
 * Renders an inline icon of a set; it is decorative, so it is hidden from assistive technology. Its
 * internal ids, such as those of masks, are prefixed to be unique on the page.
 */
export function IconSvg({ icon, size = 'xs' }: IconSvgProps) {
  const own = useId();
  const body = icon.body.replaceAll(/( id="|url\(#)/g, `$1${own}`);
  return (
    <svg
      className={iconClass(size)}
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      aria-hidden="true"
      // The icons come from packages of this project, never from content.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
