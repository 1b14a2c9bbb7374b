'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { previewIcon } from './prepare-preview-bar';

const Icon = lazy(async () => ({ default: (await import('./control-icon')).ControlIcon }));

/**
 * Renders the icons of the preview bar's controls where there is a bar; visitors load none of it.
 */
export function PreviewIcons() {
  // Every page renders a bar of its own.
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
