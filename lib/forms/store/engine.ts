/** The databases that messages can be kept in; one schema serves both. */
export type Engine = 'sqlite' | 'postgres';
