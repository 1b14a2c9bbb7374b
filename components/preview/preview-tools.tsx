'use client';

import { lazy, Suspense } from 'react';
import { PreviewIcons } from './preview-icons';

const VisualEditing = lazy(async () => ({
  default: (await import('./visual-editing')).VisualEditing,
}));

/** Renders what only previews need: the icons of the bar, or in the Studio's frame visual editing. */
export function PreviewTools() {
  return document.documentElement.dataset.preview === 'studio' ? (
    <Suspense>
      <VisualEditing />
    </Suspense>
  ) : (
    <PreviewIcons />
  );
}
