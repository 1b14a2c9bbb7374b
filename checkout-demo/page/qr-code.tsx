import { encodeQR } from 'qr';
import { qrPath } from '#lib/platform/format/qr-path';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** Renders a text as a QR code, drawn in the page so that it is printed, too. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={qrPath(modules)} />
    </svg>
  );
}
