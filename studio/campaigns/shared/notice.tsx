import { Card, type CardTone, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly tone?: CardTone;
  readonly children: ReactNode;
}

/** A line about the state of something. */
export function Notice({ tone = 'default', children }: NoticeProps) {
  return (
    <Card padding={3} radius={2} tone={tone} role="status">
      <Text size={1}>{children}</Text>
    </Card>
  );
}
