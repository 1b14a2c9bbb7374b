import { Stack } from '@sanity/ui';
import type { ObjectInputProps, ObjectMember } from 'sanity';
import { type ShownLanguages, useShownLanguages } from './shown-languages.ts';
import { SlugButton } from './slug-button.tsx';

/** The input of a localized field, in the languages that are shown. */
export function LocalizedInput(props: ObjectInputProps) {
  const shown = useShownLanguages();
  const members = props.members.filter((member) => isShown(member, shown));
  const input = props.renderDefault({ ...props, members });
  if (props.schemaType.name !== 'localizedSlug' || props.readOnly) return input;
  return (
    <Stack gap={3}>
      {input}
      <SlugButton slugs={props.value} onChange={props.onChange} />
    </Stack>
  );
}

/** Whether a language is shown: also one with an error, so that editors see where it is. */
function isShown(member: ObjectMember, shown: ShownLanguages): boolean {
  if (member.kind !== 'field' || shown === 'all') return true;
  const hasError = member.field.validation.some(({ level }) => level === 'error');
  return member.name === 'en' || member.name === shown || hasError;
}
