import type {
  Board,
  BoardSection,
  LocalizedString,
} from '../../lib/content/model/types.generated.ts';
import type { PageRoute } from '../../lib/routing/routes.ts';
import { findContent, inEveryLanguage } from './find-content.ts';

type Room = BoardSection['place'] | null;

/** A page with one board. */
export interface BoardPage {
  readonly route: PageRoute;
  /** The room whose board it shows; null for everything. */
  readonly place: Room;
  readonly board: Board;
}

/** Something on a board. */
export interface BoardItem {
  readonly name: LocalizedString;
  /** In whole Kč. */
  readonly prices: readonly number[];
}

/** Returns the pages with one board each. */
export function boardPages(): Promise<BoardPage[]> {
  return findContent(
    'page with a board in all languages',
    `*[_type == "page" && ${inEveryLanguage} && count(sections[_type == "boardSection"]) == 1]
      | order(_id) { route, "section": sections[_type == "boardSection"][0] }
      { route, "place": section.place, "board": section.board-> }`,
  );
}

/** Returns the groups of dishes of a page in the editors' order. */
export function groupsOf({ place, board }: BoardPage) {
  return servedIn(place, board.groups);
}

/** Returns the beers and dishes of a page in the editors' order. */
export function itemsOf(page: BoardPage): BoardItem[] {
  const taps = servedIn(page.place, page.board.taps);
  const dishes = groupsOf(page).flatMap((group) => group.dishes);
  return [
    ...taps.map(({ name, priceSmall, priceLarge }) => ({
      name,
      prices: [priceSmall, priceLarge].filter((price) => price !== undefined),
    })),
    ...dishes.map(({ name, price }) => ({ name, prices: price === undefined ? [] : [price] })),
  ];
}

function servedIn<Item extends { readonly places?: readonly Room[] }>(
  place: Room,
  items: readonly Item[] = [],
): Item[] {
  return items.filter(({ places }) => place === null || !places?.length || places.includes(place));
}
