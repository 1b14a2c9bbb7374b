import { Card, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { IntentLink } from 'sanity/router';

interface LinkCardProps {
  /** The intent of the link, which one of the Studio's tools handles. */
  readonly intent: string;
  readonly params: Readonly<Record<string, string>>;
  /** A note about its target. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A card that leads to a place in the Studio. */
export function LinkCard({ intent, params, note, children }: LinkCardProps) {
  return (
    <IntentLink
      intent={intent}
      params={params}
      style={{ color: 'inherit', textDecoration: 'none' }}
    >
      <Card padding={2} radius={2} border>
        <Stack gap={2}>
          {children}
          {note && (
            <Text size={1} muted>
              {note}
            </Text>
          )}
        </Stack>
      </Card>
    </IntentLink>
  );
}
