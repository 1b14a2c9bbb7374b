import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PreviewLauncher } from './preview-launcher';

vi.mock('./preview-tools', () => ({ PreviewTools: () => <p>Tools</p> }));

it('loads the tools in the browser, without an interaction', async () => {
  expect(renderToString(<PreviewLauncher />)).toBe('');
  render(<PreviewLauncher />);
  expect(await screen.findByText('Tools')).toBeInTheDocument();
});
