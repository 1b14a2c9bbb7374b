import { currentPreview } from '#lib/content/preview/preview-token';
import { preparePreviewBar, previewControl, previewDisabledEntry } from './prepare-preview-bar';

/** What the preview bar needs before the first paint. Nothing in public. */
export async function PreviewScript() {
  const { kind } = await currentPreview();
  if (kind === 'off') return null;
  const settings = [previewControl, previewDisabledEntry].map((value) => JSON.stringify(value));
  return <script>{`(${preparePreviewBar})(${settings})`}</script>;
}
