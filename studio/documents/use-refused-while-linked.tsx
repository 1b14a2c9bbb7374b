import { DocumentId, getPublishedId, isVersionId } from '@sanity/id-utils';
import { Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type DocumentActionDescription, type DocumentActionProps, useClient } from 'sanity';
import { apiVersion } from '../connection/api-version.ts';
import { DocumentLink } from './document-link.tsx';
import type { LinkedDocument } from './linked-document.ts';
import { linksFromElsewhere } from './links-from-elsewhere.ts';

const query = '*[references($published)]{_id, _type}';

interface Operation {
  /** The label of the action and of the button that confirms it. */
  readonly label: string;
  readonly icon: NonNullable<DocumentActionDescription['icon']>;
  /** The question before it is carried out. */
  readonly question: string;
  readonly disabled: boolean;
  /** Why it is disabled, where an editor can do something about it. */
  readonly title?: string | undefined;
  readonly execute: () => void;
}

type Step = 'idle' | 'searching' | 'asking' | readonly LinkedDocument[];

/**
 * Returns the description of an action that takes a document from visitors. While others link to
 * the document, it is refused, with a list of them; otherwise the editor is asked first.
 */
export function useRefusedWhileLinked(
  { id }: DocumentActionProps,
  { label, icon, question, disabled, title, execute }: Operation,
): DocumentActionDescription {
  const client = useClient({ apiVersion });
  const [step, setStep] = useState<Step>('idle');
  const close = () => setStep('idle');

  async function search() {
    setStep('searching');
    const params = { published: getPublishedId(DocumentId(id)) };
    const linking = await client.fetch<LinkedDocument[]>(query, params, { perspective: 'raw' });
    const found = linksFromElsewhere(linking, id);
    setStep(found.length > 0 ? found : 'asking');
  }

  const action: DocumentActionDescription = {
    label,
    icon,
    tone: 'critical',
    disabled: disabled || step === 'searching',
    title,
    // The content service refuses it, too, so the question may be asked without an answer here.
    onHandle: () => {
      search().catch(() => setStep('asking'));
    },
  };
  if (step === 'idle' || step === 'searching') return action;
  if (step === 'asking') {
    const onConfirm = () => {
      close();
      execute();
    };
    const message = <Text>{question}</Text>;
    const dialog = {
      type: 'confirm',
      tone: 'critical',
      message,
      onConfirm,
      onCancel: close,
    } as const;
    return { ...action, dialog: { ...dialog, confirmButtonText: label } };
  }
  const content = <Uses documents={step} />;
  return {
    ...action,
    dialog: { type: 'dialog', header: `${label}: still in use`, content, onClose: close },
  };
}

function Uses({ documents }: { readonly documents: readonly LinkedDocument[] }) {
  return (
    <Stack gap={4}>
      <Text>These documents link to it. Remove the links first.</Text>
      <Stack gap={1}>
        {documents.map((document) => (
          <DocumentLink key={document._id} document={document} note={placeOf(document)} />
        ))}
      </Stack>
    </Stack>
  );
}

/** Says where to look for the link if the document is not open as an editor usually sees it. */
function placeOf({ _id }: LinkedDocument): string | undefined {
  return isVersionId(DocumentId(_id)) ? 'In a release: choose it above the form.' : undefined;
}
