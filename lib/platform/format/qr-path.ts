/** The modules of a QR code by rows, quiet zone included: true for dark ones. */
export type QrModules = readonly (readonly boolean[])[];

/** The quiet zone around a code, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/**
 * Returns the dark modules of a QR code as the data of an SVG path, a module being one unit. Adjacent
 * modules of a row are one shape, so that no gaps show between them.
 */
export function qrPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
}

/** Returns where dark modules begin in a row, and how many there are in a line. */
function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)].map((run) => [run.index, run[0].length]);
}
