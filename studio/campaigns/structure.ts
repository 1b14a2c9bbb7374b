import { BarChartIcon } from '@sanity/icons/BarChart';
import { LinkIcon } from '@sanity/icons/Link';
import type { DefaultDocumentNodeResolver, StructureResolver } from 'sanity/structure';
import { createDeskItems } from '../desk/desk-items.ts';
import { campaignLinkLists } from '../desk/lists.ts';
import { LinkPanel } from './link/link-panel.tsx';
import { AllResults } from './results/all-results.tsx';
import { LinkResults } from './results/link-results.tsx';

/** The campaign tool: the links, and what came of all of them. */
export const campaignStructure: StructureResolver = (S, context) => {
  const { lists } = createDeskItems(S, context);
  return S.list()
    .id('campaigns')
    .title('Campaign links')
    .items([
      lists('campaignLink', 'All links', LinkIcon, campaignLinkLists),
      S.listItem()
        .id('results')
        .title('Results')
        .icon(BarChartIcon)
        .child(S.component(AllResults).id('results').title('Results')),
    ]);
};

/** Shows a campaign link beside its form, wherever it is opened. */
export const campaignDocumentNode: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const node = S.document();
  if (schemaType !== 'campaignLink') return node;
  return node
    .views([
      S.view.form().id('editor'),
      S.view.component(LinkPanel).id('addresses').title('Addresses and QR codes'),
      S.view.component(LinkResults).id('results').title('Results'),
    ])
    .defaultPanes(['editor', 'addresses']);
};
