'use client';

import { lazy, Suspense, useEffect, useState } from 'react';

const Tools = lazy(async () => ({ default: (await import('./preview-tools')).PreviewTools }));

/** Loads the tools of previews once the page is hydrated. `PreviewScript` renders it in previews only. */
export function PreviewLauncher() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? (
    <Suspense>
      <Tools />
    </Suspense>
  ) : null;
}
