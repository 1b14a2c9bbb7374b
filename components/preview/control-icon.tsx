import { useEffect, useState } from 'react';
import { IconSvg } from '#components/ui/icon-svg';
import type { IconData } from '#lib/media/icon/icon-data';
import { loadIcons } from '#lib/media/icon/load-icons';

/** Renders the icon of a control in the preview bar once it has loaded. Only editors load this. */
export function ControlIcon({ name }: { readonly name: string }) {
  const [icon, setIcon] = useState<IconData>();
  useEffect(() => {
    void loadIcons('lucide', [name]).then((icons) => setIcon(icons[name]));
  }, [name]);
  return icon ? <IconSvg icon={icon} /> : null;
}
