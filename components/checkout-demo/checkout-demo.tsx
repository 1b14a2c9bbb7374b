'use client';

import { useSyncExternalStore } from 'react';
import type { DemoHouse } from '#lib/checkout-demo/demo-house';
import type { Locale } from '#lib/platform/i18n/locales';
import { DemoVisit } from './demo-visit';

interface CheckoutDemoProps {
  readonly house: DemoHouse;
  readonly locale: Locale;
}

const never = () => () => undefined;

/** Renders the demo checkout in the browser only, because it depends on the query of the URL. */
export function CheckoutDemo({ house, locale }: CheckoutDemoProps) {
  const entry = useSyncExternalStore(
    never,
    () => location.search,
    () => null,
  );
  return entry === null ? null : (
    <DemoVisit key={entry} house={house} locale={locale} entry={entry} />
  );
}
