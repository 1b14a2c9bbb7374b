/** How the buttons that pass a page on are found; the value is the way that they do it. */
export const sharingMark = 'data-share';

/** The device's own sharing, or the clipboard. */
export type SharingWay = 'sheet' | 'copy';
