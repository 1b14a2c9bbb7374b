import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { pragueZone } from '#lib/time/prague';
import { demoMessages } from '../demo-messages';

/** Renders with the messages of the demo checkout, so that tests assert what visitors read. */
export function renderDemo(element: ReactNode, locale: Locale = 'en') {
  return render(
    <NextIntlClientProvider locale={locale} messages={demoMessages(locale)} timeZone={pragueZone}>
      {element}
    </NextIntlClientProvider>,
  );
}
