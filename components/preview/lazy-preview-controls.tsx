'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { PreviewControls } from './preview-controls';

const Controls = lazy(async () => ({
  default: (await import('./preview-controls')).PreviewControls,
}));

/** The controls of a preview, which visitors never load. */
export function LazyPreviewControls(props: ComponentProps<typeof PreviewControls>) {
  return (
    <Suspense>
      <Controls {...props} />
    </Suspense>
  );
}
