import type { Template } from 'sanity';
import {
  type SingletonType,
  singletonOf,
  singletonTypes,
} from '../../content/schema/values/singletons.ts';

/** Returns the name of the template of a singleton type, which takes the value of its field. */
export const singletonTemplateId = (type: SingletonType) => `${type}-of-value`;

/** Templates that fill the field of which the value names a singleton. */
export const singletonTemplates = singletonTypes.flatMap((type): Template[] => {
  const { field } = singletonOf(type);
  if (field === null) return [];
  return [
    {
      id: singletonTemplateId(type),
      title: type,
      schemaType: type,
      parameters: [{ name: 'value', type: 'string' }],
      value: ({ value }: { value: string }) => ({ [field]: value }),
    },
  ];
});
