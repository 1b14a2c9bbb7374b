import { currentPreview } from '#lib/content/preview/preview-token';
import { preparePreviewBar, previewControl, previewDisabledEntry } from './prepare-preview-bar';

/**
 * Renders the script that the preview bar needs before the first paint; nothing on public pages.
 */
export async function PreviewScript() {
  const { kind } = await currentPreview();
  if (kind === 'off') return null;
  const settings = [previewControl, previewDisabledEntry].map((value) => JSON.stringify(value));
  return <script>{`(${preparePreviewBar})(${settings})`}</script>;
}
