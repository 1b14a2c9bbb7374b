import { type InputProps, isObjectInputProps } from 'sanity';
import { isLocalizedType } from '../../content/schema/values/localized-values.ts';
import { DocumentInput } from './document-input.tsx';
import { LocalizedInput } from './localized-input.tsx';

/** The form inputs of the Studio: those of documents and of localized fields have languages. */
export function EditingInput(props: InputProps) {
  if (!isObjectInputProps(props)) return props.renderDefault(props);
  if (props.path.length === 0) return <DocumentInput {...props} />;
  return isLocalizedType(props.schemaType.name) ? (
    <LocalizedInput {...props} />
  ) : (
    props.renderDefault(props)
  );
}
