/** A figure that the embedded content service has to reach. */
interface Goal {
  readonly figure: 'perSecond' | 'medianMs' | 'slowMs' | 'megabytes';
  readonly bound: number;
}

/** The measurements of the content service, by the row of the result. */
export const ROWS = {
  byId: 'by id',
  list: '20 by type',
  orderedList: '20 by type, in order',
  afterWrite: 'first query after a write',
  besideHeavy: 'by id while a count of counts runs',
  afterHeavy: 'by id after the count of counts',
  memory: 'peak memory so far',
} as const;

/** The goals, over 20,000 documents of 10 KB on a machine with two cores. */
const GOALS: Readonly<Record<string, Goal>> = {
  [ROWS.byId]: { figure: 'perSecond', bound: 500 },
  [ROWS.list]: { figure: 'perSecond', bound: 100 },
  [ROWS.orderedList]: { figure: 'perSecond', bound: 100 },
  [ROWS.afterWrite]: { figure: 'medianMs', bound: 50 },
  [ROWS.besideHeavy]: { figure: 'slowMs', bound: 200 },
  [ROWS.afterHeavy]: { figure: 'slowMs', bound: 200 },
  [ROWS.memory]: { figure: 'megabytes', bound: 600 },
};

const TEXTS: Readonly<Record<Goal['figure'], (bound: number) => string>> = {
  perSecond: (bound) => `${bound} per second`,
  medianMs: (bound) => `median ${bound} ms`,
  slowMs: (bound) => `95 % ${bound} ms`,
  megabytes: (bound) => `${bound} MB`,
};

/** The figures of a row. */
export type Figures = Partial<Readonly<Record<Goal['figure'], number>>>;

/**
 * Compares the figures of a row with its goal: returns what to print beside them, and whether the
 * goal is reached. A row without a goal reaches it; a figure that was not measured does not.
 */
export function compareWithGoal(
  row: string,
  figures: Figures,
): { readonly text: string; readonly isReached: boolean } {
  const goal = GOALS[row];
  if (goal === undefined) return { text: '', isReached: true };
  const { figure, bound } = goal;
  const measured = figures[figure] ?? Number.NaN;
  const isReached = figure === 'perSecond' ? measured >= bound : measured <= bound;
  return { text: `${TEXTS[figure](bound)}${isReached ? '' : ' – missed'}`, isReached };
}
