'use client';

import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing';
import { useEffect } from 'react';
import { useEditedTexts } from './use-edited-texts';
import { useFrameHistory } from './use-frame-history';
import { useRefreshInPause } from './use-refresh-in-pause';
import { useSavedChanges } from './use-saved-changes';

/**
 * Connects the page with the Studio around its frame: a click on a text opens its field, the address
 * is that of the page, texts change as they are typed, and once changes are saved in the Studio the page
 * is rendered again in its place. The Studio's own request for that comes later, when also a
 * hosted content service has the change in the results of its queries.
 */
export function VisualEditing() {
  const history = useFrameHistory();
  const refresh = useRefreshInPause();
  useSavedChanges(refresh);
  useEditedTexts();
  useEffect(
    () =>
      enableVisualEditing({
        history,
        // The Studio reloads the frame if the page does not refresh by itself.
        refresh: ({ source }) => (source === 'manual' ? false : refresh()),
      }),
    [history, refresh],
  );
  return null;
}
