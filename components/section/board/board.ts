import type { SectionOf } from '#lib/content/get-page';

type Board = SectionOf<'boardSection'>['board'];

/** A beer on tap. */
export type Tap = NonNullable<Board['taps']>[number];

/** Dishes under one heading. */
export type DishGroup = NonNullable<Board['groups']>[number];

export type Dish = DishGroup['dishes'][number];
