import type { Locale } from '#lib/platform/i18n/locales';
import styles from './form.module.css';
import type { Bound } from './form-bindings';
import type { FormProps } from './form-texts';

/**
 * Renders the name and size of the chosen file, how much of it has been sent, and its removal. The name is
 * announced, so its element is there before there is a file (WCAG 2.2, 4.1.3).
 */
export function ChosenFile({ view, texts, bindings }: FormProps & Bound) {
  const { file = null, percent = null, removeFile } = bindings ?? {};
  const id = `${view.id}-file-chosen`;
  return (
    <div className={file ? styles.chosen : 'visually-hidden'}>
      <span id={id} aria-live="polite">
        {file ? `${file.name}, ${fileSize(file, view.locale)}` : null}
      </span>
      <progress
        hidden={percent === null}
        max={100}
        value={percent ?? 0}
        aria-label={texts.progress}
      />
      <button type="button" hidden={!file} aria-describedby={id} onClick={removeFile}>
        {texts.remove}
      </button>
    </div>
  );
}

/** Returns the size of a file in decimal units (kB, MB), as file managers do. */
function fileSize({ size }: File, locale: Locale): string {
  const large = size >= 1e6;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? size / 1e6 : Math.max(1, size / 1e3));
}
