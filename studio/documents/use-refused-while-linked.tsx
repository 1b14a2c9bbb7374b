import { Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type DocumentActionDescription, type DocumentActionProps, useClient } from 'sanity';
import { apiVersion } from '../../content/schema/values/studio-queries.ts';
import { findLinks } from './find-links.ts';
import { LinkList } from './link-list.tsx';
import type { LinkedDocument } from './linked-document.ts';

interface Operation {
  /** The label of the action and of the button that confirms it. */
  readonly label: string;
  readonly icon: NonNullable<DocumentActionDescription['icon']>;
  /** The question before it is carried out. */
  readonly question: string;
  readonly disabled: boolean;
  /** Why it is disabled, where an editor can do something about it. */
  readonly title?: string | undefined;
  /** The name of the release with which it takes effect; without it, that is at once. */
  readonly release?: string | undefined;
  readonly execute: () => void;
}

type Step = 'idle' | 'searching' | 'asking' | readonly LinkedDocument[];

/**
 * Returns the description of an action that takes a document from visitors. While others link to
 * the document, it is refused, with a list of them; otherwise the editor is asked first.
 */
export function useRefusedWhileLinked(
  { id }: DocumentActionProps,
  { label, icon, question, disabled, title, release, execute }: Operation,
): DocumentActionDescription {
  const client = useClient({ apiVersion });
  const [step, setStep] = useState<Step>('idle');
  const close = () => setStep('idle');

  async function search() {
    setStep('searching');
    const found = await findLinks(client, id, release);
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
      <LinkList documents={documents} />
    </Stack>
  );
}
