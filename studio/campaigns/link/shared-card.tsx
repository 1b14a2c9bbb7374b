import { Card, Stack, Text } from '@sanity/ui';
import { useCallback } from 'react';
import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { useLoaded } from '../../connection/use-loaded.ts';
import { Notice } from '../shared/notice.tsx';
import { useSite } from '../shared/use-site.ts';

/** The preview of a page in social networks, as the site has it in its metadata. */
export function SharedCard({ path }: { readonly path: string }) {
  const { siteUrl, request } = useSite();
  const load = useCallback(
    async (signal: AbortSignal) =>
      readCard(await request(`/api/campaigns/card?path=${encodeURIComponent(path)}`, signal)),
    [request, path],
  );
  const card = useLoaded(load);
  if (card.state === 'loading') return <Notice>Loading…</Notice>;
  if (card.state === 'failed') return <Notice tone="caution">{card.reason}</Notice>;
  const { title, description, image } = card.value;
  return (
    <Card
      radius={2}
      border
      overflow="hidden"
      style={{ maxWidth: 420 }}
      role="figure"
      aria-label="When shared"
    >
      <img
        src={siteUrl + image}
        alt=""
        width={1200}
        height={630}
        style={{ display: 'block', width: '100%', height: 'auto' }}
      />
      <Stack gap={3} padding={3}>
        <Text size={0} muted>
          {new URL(siteUrl).host}
        </Text>
        <Text size={1} weight="semibold">
          {title}
        </Text>
        <Text size={1} muted>
          {description}
        </Text>
      </Stack>
    </Card>
  );
}

function readCard(value: unknown) {
  const { title, description, image } = isRecord(value) ? value : {};
  return { title: String(title), description: String(description), image: String(image) };
}
