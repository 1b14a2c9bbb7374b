import { DocumentId, getDraftId, getPublishedId } from '@sanity/id-utils';
import { Box, Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ObjectInputProps, set, setIfMissing, useClient, useFormValue } from 'sanity';
import { apiVersion } from '../../content/schema/values/studio-queries.ts';
import { isRecord, type JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { errorMessage } from '../connection/error-message.ts';
import { missingSlugs } from './missing-slugs.ts';

/** The slugs of all other documents, drafts included: what is made stays free when they are published. */
const query = `*[_type == $type && !(_id in [$published, $draft]) && !(_id in path("versions.**"))].slug`;

interface SlugButtonProps {
  readonly slugs: JsonRecord | undefined;
  readonly onChange: ObjectInputProps['onChange'];
}

/** Fills the slugs that are missing from the titles of the document. */
export function SlugButton({ slugs, onChange }: SlugButtonProps) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const document = useFormValue([]);
  if (!isRecord(document) || document._type === 'page') return null;
  const { _id: id, _type: type, title } = document;

  async function fill() {
    const published = getPublishedId(DocumentId(String(id)));
    const params = { type, published, draft: getDraftId(published) };
    const others = await client.fetch<(Record<string, unknown> | null)[]>(query, params, {
      perspective: 'raw',
    });
    const made = missingSlugs(isRecord(title) ? title : {}, slugs ?? {}, others);
    // A slug that was entered while others were requested is kept; a blank one is replaced.
    const fillIn = (language: string) => (slugs?.[language] === undefined ? setIfMissing : set);
    onChange([
      setIfMissing({ _type: 'localizedSlug' }),
      ...Object.entries(made).map(([language, slug]) => fillIn(language)(slug, [language])),
    ]);
  }

  const report = (reason: unknown) =>
    toast.push({
      status: 'error',
      title:
        'No slugs were made: they couldn’t be compared with those of other documents. Try again in a moment.',
      description: errorMessage(reason),
    });
  return (
    <Box>
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text="Make missing slugs from the titles"
        onClick={() => {
          fill().catch(report);
        }}
      />
    </Box>
  );
}
