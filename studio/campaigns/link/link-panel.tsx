import { Box, Stack, Text } from '@sanity/ui';
import type { UserViewComponent } from 'sanity/structure';
import { locales } from '../../../content/schema/values/locales.ts';
import { targetPath } from '../../../lib/content/model/link.ts';
import { campaignUrl } from '../../../lib/tickets/campaign/campaign-url.ts';
import { pragueTime } from '../../../lib/time/prague.ts';
import { hasCode, hasPublishedAddresses, readCampaignLink } from '../shared/campaign-link.ts';
import { CodesNotice } from '../shared/codes-notice.tsx';
import { Notice } from '../shared/notice.tsx';
import { useSite } from '../shared/use-site.ts';
import { AddressCard } from './address-card.tsx';
import { checkDiscount } from './check-discount.ts';
import { MadeBy } from './made-by.tsx';
import { useLinkContent } from './use-link-content.ts';

/** The results of a campaign link: a check, and by language an address, a QR code and a card. */
export const LinkPanel: UserViewComponent = ({ document: { displayed, published } }) => {
  const link = readCampaignLink(displayed);
  const { siteUrl } = useSite();
  const content = useLinkContent(link.pageId);
  if (content.state === 'failed') return <Notice tone="critical">{content.reason}</Notice>;
  if (content.state === 'loading') return <Notice>Loading…</Notice>;
  const { target, discounts } = content.value;
  const discount = checkDiscount(link, discounts, pragueTime(new Date()).date);
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={5}>
        <Stack gap={2}>
          {!target && <Notice tone="caution">Choose a page that is published.</Notice>}
          {!hasCode(link) && <CodesNotice />}
          {discount && (
            <Notice tone={discount.isValid ? 'positive' : 'caution'}>{discount.text}</Notice>
          )}
          {!hasPublishedAddresses(link, published) && (
            <Notice tone="caution">
              Publish the link before you share it: visits are counted from then on.
            </Notice>
          )}
        </Stack>
        {target &&
          hasCode(link) &&
          locales
            .filter(({ id }) => link.languages.includes(id))
            .map(({ id, title }) => {
              const path = targetPath(target, id);
              return path === null ? null : (
                <AddressCard
                  key={id}
                  language={title}
                  path={path}
                  url={campaignUrl(siteUrl, path, link)}
                  fileName={`qr-${[link.ref, link.dsc, id].filter(Boolean).join('-')}`}
                  isTranslated={target.languages.includes(id)}
                />
              );
            })}
        {link.createdBy && <MadeBy userId={link.createdBy} />}
        <Text size={1} muted>
          Capital and small letters make no difference in codes.
        </Text>
      </Stack>
    </Box>
  );
};
