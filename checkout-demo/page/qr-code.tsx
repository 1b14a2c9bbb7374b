import { encodeQR } from 'qr';
import { QUIET_ZONE, qrPath } from '#lib/platform/format/qr-path';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
}

/** Renders a text as a QR code, drawn in the page so that it is printed, too. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
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
