import { LinkRemovedIcon } from '@sanity/icons/LinkRemoved';
import { Text } from '@sanity/ui';
import { useState } from 'react';
import { type DocumentActionComponent, useDocumentOperation } from 'sanity';

/** Ends a shared link: the site no longer finds it, and its visitors see what is published. */
export const WithdrawLink: DocumentActionComponent = ({ id, type }) => {
  const { delete: operation } = useDocumentOperation(id, type);
  const [isAsking, setIsAsking] = useState(false);
  const action = {
    label: 'Withdraw link',
    icon: LinkRemovedIcon,
    tone: 'critical' as const,
    disabled: Boolean(operation.disabled),
    onHandle: () => setIsAsking(true),
  };
  if (!isAsking) return action;
  return {
    ...action,
    dialog: {
      type: 'confirm',
      tone: 'critical',
      message: (
        <Text>
          Withdraw this link? Within seconds, everyone who has it will see only what’s published.
        </Text>
      ),
      confirmButtonText: action.label,
      onConfirm: () => {
        setIsAsking(false);
        operation.execute();
      },
      onCancel: () => setIsAsking(false),
    },
  };
};
