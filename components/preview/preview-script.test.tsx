import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Preview } from '#lib/content/preview/preview-token';
import { declareLauncher } from './declared-launcher';
import { PreviewScript } from './preview-script';

const current = vi.hoisted(() => vi.fn<() => Promise<Preview>>());
vi.mock('#lib/content/preview/preview-token', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  currentPreview: current,
}));

beforeEach(() => declareLauncher(() => <i>Launcher</i>));

it('visitors receive neither the script nor the launcher of previews', async () => {
  current.mockResolvedValue({ kind: 'off' });
  expect(await PreviewScript()).toBeNull();
});

it('a preview has both', async () => {
  current.mockResolvedValue({ kind: 'on', access: { kind: 'token', token: 'sk' } });
  expect(renderToString(await PreviewScript())).toMatch(/^<script>.*<\/script><i>Launcher<\/i>$/s);
});
