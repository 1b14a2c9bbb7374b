import { Stack, Text } from '@sanity/ui';
import { type SanityDocument, stringToPath, useSchema } from 'sanity';
import { titledPath } from '../fields/titled-path.ts';

interface UnfitDraftProps {
  /** The fields because of which the site cannot show the draft: `slug.en`. */
  readonly fields: readonly string[];
  readonly documentType: string;
  readonly draft: SanityDocument | null;
}

/** Says what an editor has to do before a draft can be shared. */
export function UnfitDraft({ fields, documentType, draft }: UnfitDraftProps) {
  const schemaType = useSchema().get(documentType);
  return (
    <Stack gap={4} padding={1}>
      <Text size={1}>The website cannot show this draft yet. First enter or correct:</Text>
      <Stack as="ul" gap={3}>
        {fields.map((field) => (
          <Text key={field} as="li" size={1}>
            {titledPath(schemaType, draft, stringToPath(field))}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
