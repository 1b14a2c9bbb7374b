'use client';

/**
 * What runs on every page before any interaction: one client module, so that the bundler puts it into
 * one chunk of the layout, and not a part of it into a second chunk of every kind of page.
 */
export { TimedIsland } from '#components/ui/timed-island';
export { DeferredIslands } from './deferred-islands';
export { PageContent } from './page-content';
