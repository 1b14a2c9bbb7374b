import { channel } from 'node:diagnostics_channel';

/**
 * Reports that content of pages has changed to the server around the framework. The two are different
 * bundles of one process and share no modules.
 */
export const pagesExpired = channel('site:pages-expired');
