import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GateForm } from '#components/gate/gate-form';
import { renderLocalized } from '#components/testing/render-localized';
import { ConsentLauncher } from '../consent/consent-launcher';
import { openPreferences } from '../consent/open-preferences';
import { CookieSettings } from './footer/cookie-settings';

vi.mock('../consent/open-preferences', () => ({ openPreferences: vi.fn() }));

test.each([
  ['at the gate', <GateForm key="gate" locale="en" path="/en" />, /^We can’t open the preferences/],
  ['in the footer', <CookieSettings key="footer" />, /^The cookie preferences can’t be opened/],
])(
  'a failure %s is announced beside the button, until it is pressed again',
  async (_, element, text) => {
    // The failure is thrown again, for the log.
    vi.mocked(openPreferences).mockRejectedValueOnce(new Error('blocked'));
    const thrown = new Promise((resolve) => process.once('unhandledRejection', resolve));
    renderLocalized(
      <>
        {element}
        <ConsentLauncher />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Cookie preferences' });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    fireEvent.click(button);
    await expect.poll(() => status).toHaveTextContent(text);
    await thrown;
    expect(button).toHaveTextContent('Cookie preferences');
    fireEvent.click(button);
    expect(status).toBeEmptyDOMElement();
  },
);
