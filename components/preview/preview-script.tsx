import { currentPreview, isInStudio } from '#lib/content/preview/preview-token';
import { preparePreviewBar, previewControl, previewDisabledEntry } from './prepare-preview-bar';
import { prepareStudioFrame } from './prepare-studio-frame';

/**
 * Renders the script that previews need before the first paint; nothing on public pages. It marks
 * the document as a preview, for `PreviewLauncher`.
 */
export async function PreviewScript() {
  const preview = await currentPreview();
  if (preview.kind === 'off') return null;
  const settings = [previewControl, previewDisabledEntry].map((value) => JSON.stringify(value));
  const parts = [
    "document.documentElement.dataset.preview='bar'",
    `(${preparePreviewBar})(${settings})`,
    ...(isInStudio(preview) ? [`(${prepareStudioFrame})()`] : []),
  ];
  return <script>{parts.join(';')}</script>;
}
