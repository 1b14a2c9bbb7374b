import type { ComponentType } from 'react';
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure';
import {
  type SingletonType,
  singletonOf,
  singletonOptions,
} from '../../content/schema/values/singletons.ts';
import { apiVersion } from '../../content/schema/values/studio-queries.ts';
import { singletonId, singletonQuery } from '../documents/singletons.ts';
import { type DeskList, listParams } from './lists.ts';
import { singletonTemplateId } from './singleton-templates.ts';

/** Returns functions that create the items of the desk. */
export function createDeskItems(S: StructureBuilder, { getClient }: StructureResolverContext) {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' });

  /** Creates an item with a list of others. */
  function group(id: string, title: string, icon: ComponentType, items: ListItemBuilder[]) {
    const list = S.list().id(id).title(title).items(items);
    return S.listItem().id(id).title(title).icon(icon).child(list);
  }

  /** Creates an item with all documents for each of the types. */
  function types(...names: readonly string[]) {
    return names.map((name) => S.documentTypeListItem(name));
  }

  /** Creates an item with the one document of a type, or of a type and a value of its field. */
  function singleton(type: SingletonType, title: string, value: string | null = null) {
    return S.listItem()
      .id(value ?? type)
      .title(title)
      .child(async () => {
        const wanted = singletonOf(type, value);
        const { query, params } = singletonQuery(wanted);
        const found = await client.fetch<string[]>(query, params);
        const id = singletonId(wanted, found);
        const editor = S.document().schemaType(type).documentId(id).title(title);
        return value === null
          ? editor
          : editor.initialValueTemplate(singletonTemplateId(type), { value });
      });
  }

  /** Creates an item with a document for each value of the field that names them. */
  function singletons(type: SingletonType, title: string, icon: ComponentType) {
    const items = singletonOptions(type).flatMap((option) =>
      option.value === undefined ? [] : [singleton(type, option.title, option.value)],
    );
    return group(type, title, icon, items);
  }

  /** Creates an item with lists of the documents of a type. */
  function lists(type: string, title: string, icon: ComponentType, each: readonly DeskList[]) {
    const items = each.map((list) =>
      S.listItem()
        .id(list.id)
        .title(list.title)
        .child(() =>
          S.documentList()
            .id(list.id)
            .title(list.title)
            .schemaType(type)
            .apiVersion(apiVersion)
            .filter(list.filter)
            .params(listParams(new Date()))
            .defaultOrdering([{ ...list.ordering }]),
        ),
    );
    return group(type, title, icon, items);
  }

  return { group, types, singleton, singletons, lists };
}
