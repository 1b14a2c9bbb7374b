import type { Step } from '../mutate/apply-mutations.ts';
import {
  createDraft,
  deleteDocument,
  discard,
  editDraft,
  publish,
  replaceDraft,
  unpublish,
} from './document-actions.ts';
import type { Action } from './parse.ts';
import {
  archiveRelease,
  createRelease,
  deleteRelease,
  editRelease,
  importRelease,
  publishRelease,
  scheduleRelease,
  unarchiveRelease,
  unscheduleRelease,
} from './release-actions.ts';
import { createVersion, replaceVersion, unpublishVersion } from './version-actions.ts';

/** Returns the step of a transaction that an action is compiled to. */
export function toStep(action: Action): Step {
  return (work) => {
    switch (action.actionType) {
      case 'sanity.action.document.create':
        return createDraft(work, action);
      case 'sanity.action.document.replaceDraft':
        return replaceDraft(work, action);
      case 'sanity.action.document.edit':
        return editDraft(work, action);
      case 'sanity.action.document.delete':
        return deleteDocument(work, action);
      case 'sanity.action.document.discard':
        return discard(work, action.draftId, action.purge);
      case 'sanity.action.document.publish':
        return publish(work, action);
      case 'sanity.action.document.unpublish':
        return unpublish(work, action);
      case 'sanity.action.document.version.create':
        return createVersion(work, action);
      case 'sanity.action.document.version.discard':
        return discard(work, action.versionId, action.purge);
      case 'sanity.action.document.version.replace':
        return replaceVersion(work, action);
      case 'sanity.action.document.version.unpublish':
        return unpublishVersion(work, action);
      case 'sanity.action.release.create':
        return createRelease(action);
      case 'sanity.action.release.import':
        return importRelease(action);
      case 'sanity.action.release.edit':
        return editRelease(work, action);
      case 'sanity.action.release.publish':
        return publishRelease(work, action.releaseId);
      case 'sanity.action.release.schedule':
        return scheduleRelease(work, action);
      case 'sanity.action.release.unschedule':
        return unscheduleRelease(work, action.releaseId);
      case 'sanity.action.release.archive':
        return archiveRelease(work, action.releaseId);
      case 'sanity.action.release.unarchive':
        return unarchiveRelease(work, action.releaseId);
      case 'sanity.action.release.delete':
        return deleteRelease(work, action.releaseId);
    }
  };
}
