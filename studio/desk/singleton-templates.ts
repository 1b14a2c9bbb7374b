import type { Template } from 'sanity';
import { type SingletonType, singletonOf } from '../documents/singletons.ts';

const withValue: readonly SingletonType[] = ['navigation', 'openingHours', 'page'];

/** Returns the name of the template of a singleton type, which takes the value of its field. */
export const singletonTemplateId = (type: SingletonType) => `${type}-of-value`;

/** Templates that fill the field of which the value names a singleton. */
export const singletonTemplates: Template[] = withValue.map((type) => ({
  id: singletonTemplateId(type),
  title: type,
  schemaType: type,
  parameters: [{ name: 'value', type: 'string' }],
  value: ({ value }: { value: string }) => ({ [singletonOf(type).field ?? '']: value }),
}));
