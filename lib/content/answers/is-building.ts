/** Whether this process builds the site, instead of serving it. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
