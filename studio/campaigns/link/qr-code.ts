import { encodeQR } from 'qr';
import { type QrModules, QUIET_ZONE } from '../../../lib/platform/format/qr-path.ts';
import { qrSvg } from './qr-svg.ts';

/** The width of the SVG file, in mm: large enough for any phone at arm's length. */
const PRINT_MM = 50;

/** The least width of the PNG file, in pixels: 17 cm at 300 dpi. */
const MIN_PIXELS = 2000;

/** Encodes an address, with a quarter of redundancy, for printed matter that gets scratched. */
export function qrModules(address: string): QrModules {
  return encodeQR(address, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
}

/** Returns the SVG file of a code, for print. */
export function svgFile(modules: QrModules): Blob {
  return new Blob([qrSvg(modules, PRINT_MM)], { type: 'image/svg+xml' });
}

/** Returns the PNG file of a code, for print; each module has the same whole number of pixels. */
export async function pngFile(modules: QrModules): Promise<Blob> {
  const scale = Math.ceil(MIN_PIXELS / modules.length);
  const canvas = new OffscreenCanvas(modules.length * scale, modules.length * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the picture.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
    }
  }
  return canvas.convertToBlob({ type: 'image/png' });
}
