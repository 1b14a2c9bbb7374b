import { Box, Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ObjectInputProps, set, setIfMissing, useClient, useFormValue } from 'sanity';
import { apiVersion } from '../../content/schema/values/studio-queries.ts';
import { isRecord, type JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { isSlugged } from '../../lib/routing/slugged-types.ts';
import { errorMessage } from '../connection/error-message.ts';
import { missingSlugs } from './missing-slugs.ts';
import { fetchOtherSlugs } from './other-slugs.ts';
import { takenBy } from './taken-slugs.ts';

interface SlugButtonProps {
  readonly slugs: JsonRecord | undefined;
  readonly onChange: ObjectInputProps['onChange'];
}

/** Fills the slugs that are missing from the titles of the document. */
export function SlugButton({ slugs, onChange }: SlugButtonProps) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const document = useFormValue([]);
  if (!isRecord(document)) return null;
  const { _id: id, title } = document;
  const type = String(document._type);
  if (!isSlugged(type)) return null;

  const fill = async () => {
    const others = await fetchOtherSlugs(client, { _id: String(id), _type: type });
    const isTaken = takenBy(others, type);
    const made = missingSlugs(isRecord(title) ? title : {}, slugs ?? {}, isTaken);
    // A slug that was entered while others were requested is kept; a blank one is replaced.
    const fillIn = (language: string) => (slugs?.[language] === undefined ? setIfMissing : set);
    onChange([
      setIfMissing({ _type: 'localizedSlug' }),
      ...Object.entries(made).map(([language, slug]) => fillIn(language)(slug, [language])),
    ]);
  };

  const report = (reason: unknown) =>
    toast.push({
      status: 'error',
      title:
        'No slugs were made: they couldn’t be compared with other addresses. Try again in a moment.',
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
