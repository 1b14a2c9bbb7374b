import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { Stack } from '@sanity/ui';
import { useMemo } from 'react';
import { type ObjectInputProps, set, TransformPatches, useEditState } from 'sanity';
import { confirmTranslations } from '../../content/publish/translated-from.ts';
import { markCopies } from '../../content/schema/values/copied-texts.ts';
import { localizedValues } from '../../content/schema/values/localized-values.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { readConnection } from '../connection/connection.ts';
import { keepEmptyPreviousSlugs } from '../documents/keep-empty-previous-slugs.ts';
import { UnsavedEdits } from '../documents/unsaved-edits.tsx';
import { useRetainedSlugs } from '../documents/use-retained-slugs.ts';
import { useTranslatedFrom } from '../documents/use-translated-from.ts';
import { UsedIn } from '../documents/used-in.tsx';
import { type Copying, copiesOf } from './copies.ts';
import { LanguageBar } from './language-bar.tsx';
import { languageMarks } from './language-marks.ts';

const connection = readConnection();

/**
 * The form of a document: below a bar with its languages where it has localized fields, and above
 * the documents in which it is used.
 */
export function DocumentInput(props: ObjectInputProps) {
  const { value, schemaType, onChange, readOnly } = props;
  const id = typeof value?._id === 'string' ? value._id : 'new';
  const publishedId = getPublishedId(DocumentId(id));
  const { published } = useEditState(publishedId, schemaType.name, 'low');
  useRetainedSlugs(props, published, connection);
  useTranslatedFrom(props, published, connection);
  // Hashes of all texts, which only a change of the document has to repeat.
  const states = useMemo(() => languageMarks(value ?? {}, published), [value, published]);

  function copy({ from, to }: Copying) {
    const copies = copiesOf(value ?? {}, { from, to });
    const texts = copies.map(({ languages }) => languages);
    const offered: unknown = value?.languages;
    const isOffered = !Array.isArray(offered) || offered.includes(to);
    onChange([
      ...copies.map(({ path, value: text }) => set(text, [...path])),
      set(markCopies(value ?? {}, to, texts), ['translatedFrom']),
      ...(isOffered ? [] : [set([...offered, to], ['languages'])]),
    ]);
  }

  function confirm(language: Locale) {
    const entries = confirmTranslations(published, value ?? {}, language);
    onChange(set(entries, ['translatedFrom']));
  }

  return (
    <Stack gap={5}>
      {value && localizedValues(value).length > 0 && (
        <LanguageBar states={states} {...(readOnly ? {} : { onCopy: copy, onConfirm: confirm })} />
      )}
      <TransformPatches transform={keepEmptyPreviousSlugs}>
        {props.renderDefault(props)}
      </TransformPatches>
      {!readOnly && (
        <UnsavedEdits
          key={publishedId}
          id={id}
          type={schemaType.name}
          value={value}
          siteUrl={connection.siteUrl}
        />
      )}
      <UsedIn key={publishedId} id={publishedId} />
    </Stack>
  );
}
