/** The id of the one project this service holds. */
export const PROJECT_ID = 'embedded';

/** The dataset made at the first start. */
export const DEFAULT_DATASET = 'production';
