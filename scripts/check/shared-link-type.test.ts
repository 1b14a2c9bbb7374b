import { expect, it } from 'vitest';
import { LINK_TYPE } from '../../content-service/backup/withdraw-links.ts';
import { sharedLinkType } from '../../lib/content/preview/shared-link.ts';

it('a restore withdraws the shared links that the site accepts', () => {
  expect(LINK_TYPE).toBe(sharedLinkType);
});
