/** `<sha1>-<width>x<height>.<extension>`, the content service's file names for pictures. */
export const pictureFile = /^([0-9a-f]{40}-(\d{1,5})x(\d{1,5}))\.([a-z]{3,4})$/;
