/** Attribute of the sharing buttons; its value is the way of sharing. Their `value` is the address. */
export const sharingMark = 'data-share';

/** The device's share sheet, or the clipboard. */
export type SharingWay = 'sheet' | 'copy';
