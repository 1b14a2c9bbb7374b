import { LinkIcon } from '@sanity/icons/Link';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { schemaTypes } from '../content/schema/index.ts';
import { isSingletonType } from '../content/schema/values/singletons.ts';
import { campaignDocumentNode, campaignStructure } from './campaigns/structure.ts';
import { clientOptions } from './connection/client-options.ts';
import { readConnection } from './connection/connection.ts';
import { signIn } from './connection/sign-in.ts';
import { singletonTemplates } from './desk/singleton-templates.ts';
import { structure } from './desk/structure.ts';
import { documentActions } from './documents/document-actions.ts';
import { withIcon } from './icons.ts';
import { EditingInput } from './languages/editing-input.tsx';
import { sharedLink } from './links/shared-link-schema.ts';
import { presentation } from './presentation/presentation.ts';

const connection = readConnection();
await signIn(connection.projectId);

export default defineConfig({
  name: 'museum',
  title: 'Beer Museum Prague',
  projectId: connection.projectId,
  dataset: connection.dataset,
  ...clientOptions(connection),
  schema: {
    types: [...schemaTypes.map(withIcon), sharedLink],
    templates: (templates) => [...templates, ...singletonTemplates],
  },
  plugins: [
    structureTool({
      name: 'content',
      title: 'Content',
      structure,
      defaultDocumentNode: campaignDocumentNode,
    }),
    structureTool({
      name: 'campaigns',
      title: 'Campaign links',
      icon: LinkIcon,
      structure: campaignStructure,
      defaultDocumentNode: campaignDocumentNode,
    }),
    presentation(connection.siteUrl),
  ],
  document: {
    actions: (actions, context) => documentActions(actions, context, connection),
    newDocumentOptions: (templates) =>
      templates.filter(
        ({ templateId }) => !isSingletonType(templateId) && templateId !== sharedLink.name,
      ),
    comments: { enabled: false },
  },
  form: { components: { input: EditingInput } },
  tasks: { enabled: false },
});
