import { ShareIcon } from '@sanity/icons/Share';
import type { DocumentActionComponent } from 'sanity';

/**
 * Stands for sharing where something else than the draft is on screen: a version of a release, or what
 * is published. A link would show a draft that the editor does not see.
 */
export const ShareDraftOnly: DocumentActionComponent = () => ({
  label: 'Share a preview',
  icon: ShareIcon,
  disabled: true,
  title: 'A link shows the draft. To share that, choose Drafts at the top right.',
});
