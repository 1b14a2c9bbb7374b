'use client';

import { useEffect } from 'react';
import { readEditedDocument } from '#lib/content/preview/edited-document';
import { EditedTexts } from './edited-texts';

/**
 * Shows each text as it is typed in the Studio around the frame, before it is saved. What the server
 * renders meanwhile is older: its texts are replaced before the browser paints them.
 */
export function useEditedTexts(): void {
  useEffect(() => {
    const texts = new EditedTexts();
    const show = () => texts.show(document.body);
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      const edited = source === window.parent ? readEditedDocument(data) : null;
      if (!edited) return;
      texts.add(edited);
      show();
    };
    const observer = new MutationObserver(show);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    window.addEventListener('message', receive);
    return () => {
      observer.disconnect();
      texts.end();
      window.removeEventListener('message', receive);
    };
  }, []);
}
