'use client';

import { useEffect } from 'react';
import { readEditedDocument } from '#lib/content/preview/edited-document';
import { EditedTexts } from './edited-texts';
import { listenToStudio } from './listen-to-studio';

/**
 * Shows each text as it is typed in the Studio around the frame, before it is saved. What the server
 * renders meanwhile is older: its texts are replaced before the browser paints them.
 */
export function useEditedTexts(): void {
  useEffect(() => {
    const texts = new EditedTexts();
    const show = () => texts.show(document.body);
    const stopListening = listenToStudio((message) => {
      const edited = readEditedDocument(message);
      if (!edited) return;
      texts.add(edited);
      show();
    });
    const observer = new MutationObserver(show);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => {
      stopListening();
      observer.disconnect();
      texts.end();
    };
  }, []);
}
