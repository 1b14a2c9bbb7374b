import { currentPreview, isInStudio } from '#lib/content/preview/preview-token';
import { DeclaredLauncher } from './declared-launcher';
import { preparePreviewBar, previewControl, previewDisabledEntry } from './prepare-preview-bar';
import { prepareStudioFrame } from './prepare-studio-frame';

/**
 * Renders the script that previews need before the first paint, and what loads their tools, which has no
 * elements; nothing on public pages.
 */
export async function PreviewScript() {
  const preview = await currentPreview();
  if (preview.kind === 'off') return null;
  const settings = [previewControl, previewDisabledEntry].map((value) => JSON.stringify(value));
  const parts = [
    `(${preparePreviewBar})(${settings})`,
    ...(isInStudio(preview) ? [`(${prepareStudioFrame})()`] : []),
  ];
  return (
    <>
      <script>{parts.join(';')}</script>
      <DeclaredLauncher />
    </>
  );
}
