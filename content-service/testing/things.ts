import type { SanityClient } from '@sanity/client';

/** Returns a new, unique document id. */
export const newId = () => `document-${crypto.randomUUID()}`;

/** Creates a document under a new id. */
export const makeThing = (client: SanityClient, content: Record<string, unknown> = {}) =>
  client.create({ _id: newId(), _type: 'thing', ...content });
