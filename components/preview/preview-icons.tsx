'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ControlIcon } from './control-icon';
import { previewIcon } from './prepare-preview-bar';

/** Renders the icons of the preview bar's controls. */
export function PreviewIcons() {
  // Every page renders its own bar, so the places are searched again after a navigation.
  return <IconsOfBar key={usePathname()} />;
}

function IconsOfBar() {
  const [places, setPlaces] = useState<readonly Element[]>([]);
  useEffect(() => setPlaces([...document.querySelectorAll(`[${previewIcon}]`)]), []);
  return places.map((place) => {
    const name = place.getAttribute(previewIcon) ?? '';
    return createPortal(<ControlIcon name={name} />, place, name);
  });
}
