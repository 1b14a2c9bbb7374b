import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { Stack } from '@sanity/ui';
import { useMemo } from 'react';
import { type ObjectInputProps, set, useEditState } from 'sanity';
import { confirmTranslations } from '../../content/publish/translated-from.ts';
import { localizedValues } from '../../content/schema/localized-values.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { UsedIn } from '../documents/used-in.tsx';
import { copiesOfEnglish } from './copies-of-english.ts';
import { LanguageBar } from './language-bar.tsx';
import { languageMarks } from './language-marks.ts';

/**
 * The form of a document: below a bar with its languages where it has localized fields, and above
 * the documents in which it is used.
 */
export function DocumentInput(props: ObjectInputProps) {
  const { value, schemaType, onChange, readOnly } = props;
  const id = typeof value?._id === 'string' ? value._id : 'new';
  const publishedId = getPublishedId(DocumentId(id));
  const { published } = useEditState(publishedId, schemaType.name, 'low');
  // Hashes of all texts, which only a change of the document has to repeat.
  const states = useMemo(() => languageMarks(value ?? {}, published), [value, published]);

  function copyEnglish(language: Locale) {
    const copies = copiesOfEnglish(value ?? {}, language);
    const languages: unknown = value?.languages;
    const isOffered = !Array.isArray(languages) || languages.includes(language);
    onChange([
      ...copies.map((copy) => set(copy.value, [...copy.path])),
      ...(isOffered ? [] : [set([...languages, language], ['languages'])]),
    ]);
  }

  function confirm(language: Locale) {
    const entries = confirmTranslations(published, value ?? {}, language);
    onChange(set(entries, ['translatedFrom']));
  }

  return (
    <Stack gap={5}>
      {value && localizedValues(value).length > 0 && (
        <LanguageBar
          states={states}
          {...(readOnly ? {} : { onCopyEnglish: copyEnglish, onConfirm: confirm })}
        />
      )}
      {props.renderDefault(props)}
      <UsedIn key={publishedId} id={publishedId} />
    </Stack>
  );
}
