import { BellIcon } from '@sanity/icons/Bell';
import { BillIcon } from '@sanity/icons/Bill';
import { BottleIcon } from '@sanity/icons/Bottle';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { CaseIcon } from '@sanity/icons/Case';
import { ClockIcon } from '@sanity/icons/Clock';
import { CogIcon } from '@sanity/icons/Cog';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { ImagesIcon } from '@sanity/icons/Images';
import { LinkIcon } from '@sanity/icons/Link';
import { MenuIcon } from '@sanity/icons/Menu';
import { SunIcon } from '@sanity/icons/Sun';
import { TagIcon } from '@sanity/icons/Tag';
import type { StructureResolver } from 'sanity/structure';
import { sharedLinkType } from '../../lib/content/preview/shared-link.ts';
import { createDeskItems } from './desk-items.ts';
import { announcementLists, dealLists, eventLists, jobLists } from './lists.ts';
import { Today } from './today/today.tsx';

/** The desk: what editors do every day first, then the pages, then what rarely changes. */
export const structure: StructureResolver = (S, context) => {
  const { group, types, singleton, singletons, lists } = createDeskItems(S, context);
  return S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem()
        .id('today')
        .title('Today')
        .icon(SunIcon)
        .child(S.component(Today).id('today').title('Today')),
      S.divider(),
      singletons('openingHours', 'Opening hours', ClockIcon),
      S.documentTypeListItem('board').icon(BillIcon),
      lists('event', 'Events', CalendarIcon, eventLists),
      group('experiences', 'Experiences', BottleIcon, types('experience', 'ticketType', 'voucher')),
      lists('deal', 'Deals', TagIcon, dealLists),
      lists('jobPosting', 'Job postings', CaseIcon, jobLists),
      lists('announcement', 'Announcements', BellIcon, announcementLists),
      S.divider(),
      singletons('page', 'Pages', DocumentsIcon),
      singletons('navigation', 'Navigation', MenuIcon),
      group('pictures', 'Pictures', ImagesIcon, types('gallery', 'sanity.imageAsset')),
      S.listItem()
        .id('links')
        .title('Shared links')
        .icon(LinkIcon)
        .child(
          S.documentTypeList(sharedLinkType)
            .title('Shared links')
            .defaultOrdering([{ field: 'expiresAt', direction: 'asc' }]),
        ),
      group('settings', 'Settings', CogIcon, [
        singleton('settings', 'Settings'),
        ...types('person', 'faqEntry', 'redirect'),
      ]),
    ]);
};
