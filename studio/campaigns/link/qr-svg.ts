/** The modules of a QR code by rows, quiet zone included: true for dark ones. */
export type QrModules = readonly (readonly boolean[])[];

/**
 * Draws a QR code as an SVG document for print, black on white, `millimetres` wide. Adjacent modules
 * are one shape, so that no gaps show between them.
 */
export function qrSvg(modules: QrModules, millimetres: number): string {
  const size = modules.length;
  const shapes = modules.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${millimetres}mm"`,
    ` viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/>`,
    `<path d="${shapes.join('')}"/></svg>\n`,
  ].join('');
}

/** Returns where dark modules begin in a row, and how many there are in a line. */
function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)].map((run) => [run.index, run[0].length]);
}
