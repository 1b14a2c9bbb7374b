import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { offerSharing } from '../ui/sharing/offer-sharing';
import { ShareEvent } from './share-event';

const url = 'https://beermuseum.example/en/events/malt-walk';
function show() {
  renderLocalized(<ShareEvent title="Malt & more" url={url} />);
  offerSharing();
}

afterEach(() => vi.unstubAllGlobals());

describe('ShareEvent', () => {
  it('links to a prepared e-mail with the title and the URL', () => {
    show();
    const href = screen.getByRole('link', { name: 'Share by email' }).getAttribute('href');
    const letter = new URLSearchParams(href?.replace('mailto:?', ''));
    expect(letter.get('subject')).toBe('Malt & more');
    expect(letter.get('body')).toBe(`Malt & more\r\n${url}`);
  });

  it('copies the URL and confirms it', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show();
    expect(screen.getByText('Link copied')).not.toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(writeText).toHaveBeenCalledWith(url);
    const said = screen.getByText('Link copied');
    await waitFor(() => expect(said).toBeVisible());
    expect(screen.getByRole('status')).toContainElement(said);
  });

  it('confirms every copy', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show();
    const said = screen.getByText('Link copied');
    for (const _ of ['once', 'again']) {
      fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
      await waitFor(() => expect(said).not.toBeVisible());
      await waitFor(() => expect(said).toBeVisible());
    }
  });

  it('prefers the share sheet of the device', () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { share, clipboard: {} });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ url });
  });

  it('shares once although the buttons were set up twice', () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { share });
    show();
    offerSharing();
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledOnce();
  });

  it('hides what the browser does not support', () => {
    vi.stubGlobal('navigator', {});
    show();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toBeVisible();
  });
});
