'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { previewIcon } from './prepare-preview-bar';

const Icon = lazy(async () => ({ default: (await import('./control-icon')).ControlIcon }));

/**
 * Renders the icons of the preview bar's controls where the bar is present; visitors load none of
 * them.
 */
export function PreviewIcons() {
  // Every page renders its own bar, so the places are searched again after a navigation.
  return <IconsOfBar key={usePathname()} />;
}

function IconsOfBar() {
  const [places, setPlaces] = useState<readonly Element[]>([]);
  useEffect(() => setPlaces([...document.querySelectorAll(`[${previewIcon}]`)]), []);
  return places.map((place) => {
    const name = place.getAttribute(previewIcon) ?? '';
    const icon = (
      <Suspense>
        <Icon name={name} />
      </Suspense>
    );
    return createPortal(icon, place, name);
  });
}
