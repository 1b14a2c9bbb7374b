import { useId } from 'react';
import type { IconDrawing } from '#lib/icon/icon-drawing';
import { type IconSize, iconClass } from './icon-size';

interface DrawnIconProps {
  readonly icon: IconDrawing;
  readonly size?: IconSize;
}

/**
 * An icon of a set, drawn into the page; it only accompanies words, so it is hidden from readers.
 * Its own ids, of masks for instance, are made the only ones of the page.
 */
export function DrawnIcon({ icon, size = 'xs' }: DrawnIconProps) {
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
