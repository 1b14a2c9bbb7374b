import { useEffect, useState } from 'react';
import { DrawnIcon } from '#components/ui/drawn-icon';
import type { IconDrawing } from '#lib/icon/icon-drawing';
import { loadIcons } from '#lib/icon/load-icons';

/** An icon of a control of the bar, when it has come. Editors alone pay for it. */
export function ControlIcon({ name }: { readonly name: string }) {
  const [icon, setIcon] = useState<IconDrawing>();
  useEffect(() => {
    void loadIcons('lucide', [name]).then((icons) => setIcon(icons[name]));
  }, [name]);
  return icon ? <DrawnIcon icon={icon} /> : null;
}
