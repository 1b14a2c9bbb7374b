import { Stack } from '@sanity/ui';
import type { ObjectInputProps } from 'sanity';
import { isShown } from './is-shown.ts';
import { useShownLanguages } from './shown-languages.ts';
import { SlugButton } from './slug-button.tsx';

/** The input of a localized field, in the languages that are shown. */
export function LocalizedInput(props: ObjectInputProps) {
  const shown = useShownLanguages();
  const members = props.members.filter(
    (member) => member.kind !== 'field' || isShown(member, shown),
  );
  const input = props.renderDefault({ ...props, members });
  if (props.schemaType.name !== 'localizedSlug' || props.readOnly) return input;
  return (
    <Stack gap={3}>
      {input}
      <SlugButton slugs={props.value} onChange={props.onChange} />
    </Stack>
  );
}
