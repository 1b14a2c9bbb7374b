'use client';

import { useSyncExternalStore } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Catalog } from '../rules/catalog';
import { DemoVisit } from './demo-visit';

interface CheckoutDemoProps {
  readonly catalog: Catalog;
  readonly locale: Locale;
}

const never = () => () => undefined;

/** Renders the demo checkout in the browser only, because it depends on the query of the URL. */
export function CheckoutDemo({ catalog, locale }: CheckoutDemoProps) {
  const entry = useSyncExternalStore(
    never,
    () => location.search,
    () => null,
  );
  return entry === null ? null : (
    <DemoVisit key={entry} catalog={catalog} locale={locale} entry={entry} />
  );
}
