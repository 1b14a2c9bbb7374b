/** The id of the only project of this service. */
export const PROJECT_ID = 'embedded';

/** The dataset created at the first start. */
export const DEFAULT_DATASET = 'production';
