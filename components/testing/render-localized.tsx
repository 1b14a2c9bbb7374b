import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { pragueZone } from '#lib/time/prague';
import cs from '../../messages/cs.json' with { type: 'json' };
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import it from '../../messages/it.json' with { type: 'json' };

/** The messages of the site by language. */
export const messages = { en, cs, de, it };

/** Renders with the site's own messages, so that tests assert the texts that visitors read. */
export function renderLocalized(element: ReactNode, locale: Locale = 'en') {
  return render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone={pragueZone}>
      {element}
    </NextIntlClientProvider>,
  );
}
