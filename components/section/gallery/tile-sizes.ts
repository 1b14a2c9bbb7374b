import type { Picture } from '#lib/content/model/picture';
import { usableRegion } from '#lib/content/model/usable-region';
import { upToMedium, upToSmall } from '../../ui/breakpoints';

/**
 * The size of a frame in the grid: in columns of twelve, and in rows of a fifth of the window's
 * width.
 */
interface Tile {
  readonly columns: number;
  readonly rows: number;
}

const wholeRow: Tile = { columns: 12, rows: 2 };

/**
 * The six frames of the style sheet, and the sizes of those that become larger at the end of an
 * incomplete row.
 */
const tiles: readonly (Tile & { readonly atTheEnd?: Tile })[] = [
  { columns: 5, rows: 2, atTheEnd: wholeRow },
  { columns: 4, rows: 2, atTheEnd: { columns: 7, rows: 2 } },
  { columns: 3, rows: 1, atTheEnd: { columns: 3, rows: 2 } },
  { columns: 3, rows: 1 },
  { columns: 7, rows: 2, atTheEnd: wholeRow },
  { columns: 5, rows: 2 },
];

/**
 * The width of the grid and the height of a row, in hundredths of the window's width, with which
 * they grow up to 1440px.
 */
const gridWidth = 92;
const rowHeight = 21;
const widestWindow = 1440;

/** The widths of the square frames of phones and tablets, in hundredths of the window's width. */
const squares = { phone: 70, tablet: 30 };

/**
 * Returns the `sizes` of a picture in the grid, for the frame at `index` of `count`: its rendered
 * width, including what the frame crops at the sides.
 */
export function tileSizes(picture: Picture, index: number, count: number): string {
  const { width, height } = usableRegion(picture);
  const ratio = width / height;
  const { columns, rows } = tileAt(index, index === count - 1);
  const wide = Math.ceil(Math.max((gridWidth * columns) / 12, rowHeight * rows * ratio));
  const widest = Math.ceil((wide * widestWindow) / 100);
  const square = (side: number) => Math.ceil(side * Math.max(1, ratio));
  const { phone, tablet } = squares;
  return `${upToSmall} ${square(phone)}vw, ${upToMedium} ${square(tablet)}vw, min(${wide}vw, ${widest}px)`;
}

function tileAt(index: number, last: boolean): Tile {
  const tile = tiles[index % tiles.length];
  return (last ? tile?.atTheEnd : null) ?? tile ?? wholeRow;
}
