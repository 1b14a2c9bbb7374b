import { render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import { FormPanel } from '../form-panel';
import { aFormView } from '../testing/a-form-view';
import { openDialog } from './open-dialog';

let show: (dialogs: ReactNode) => void;
let respond: () => void;

/** The page with the links to a form, and its dialogs. */
function Page() {
  const [dialogs, setDialogs] = useState<ReactNode>(null);
  show = setDialogs;
  return dialogs;
}

beforeEach(() => {
  const { container, unmount } = renderLocalized(<FormPanel view={aFormView()} />, 'en');
  const html = container.innerHTML;
  unmount();
  const response = Promise.withResolvers<Response>();
  respond = () => response.resolve(new Response(html));
  vi.stubGlobal('fetch', () => response.promise);
  render(<Page />);
});

/** Adds a link to the page; each to another form, because loaded forms are cached. */
function addLink(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  return link;
}

it('opens the form of a link in a dialog', async () => {
  const opened = openDialog(addLink('/en/careers/guide'), show);
  respond();
  await opened;
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
});

it('opens nothing once the visitor has gone on to another page', async () => {
  const link = addLink('/en/careers/tapster');
  const opened = openDialog(link, show);
  link.remove();
  respond();
  await opened;
  expect(screen.queryByRole('dialog')).toBeNull();
});
