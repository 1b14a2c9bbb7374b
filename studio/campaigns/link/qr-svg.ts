import { type QrModules, qrPath } from '../../../lib/platform/format/qr-path.ts';

/** Draws a QR code as an SVG document for print, black on white, `millimetres` wide. */
export function qrSvg(modules: QrModules, millimetres: number): string {
  const size = modules.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${millimetres}mm"`,
    ` viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/>`,
    `<path d="${qrPath(modules)}"/></svg>\n`,
  ].join('');
}
