'use client';

import { lazy, Suspense } from 'react';

const Tools = lazy(async () => ({ default: (await import('./preview-tools')).PreviewTools }));

/** Loads what only previews need; visitors load none of it. `PreviewScript` marks previews. */
export function PreviewLauncher() {
  return document.documentElement.dataset.preview ? (
    <Suspense>
      <Tools />
    </Suspense>
  ) : null;
}
