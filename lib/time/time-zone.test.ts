import { expect, it, vi } from 'vitest';
import { pragueZone } from './prague.ts';

vi.mock('next/root-params', () => ({ locale: async () => 'en' }));
// Outside a server component the framework's function returns none.
vi.mock('next-intl/server', () => ({ getRequestConfig: (config: unknown) => config }));

it('messages are formatted in the time zone of all other times', async () => {
  const { default: requestConfig } = await import('../platform/i18n/request.ts');
  const config = await requestConfig({ locale: 'cs', requestLocale: Promise.resolve('cs') });
  expect(config.timeZone).toBe(pragueZone);
});
