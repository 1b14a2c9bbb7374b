/** The databases in which submissions can be stored; one schema serves both. */
export type Engine = 'sqlite' | 'postgres';
