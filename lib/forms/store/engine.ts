/** The databases in which messages can be stored; one schema serves both. */
export type Engine = 'sqlite' | 'postgres';
