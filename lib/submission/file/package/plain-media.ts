import { fileTypeFromBuffer } from 'file-type';
import { readXml } from './read-xml.ts';

/** How Windows metafiles begin (MS-EMF, section 2.3.4.2; MS-WMF, section 2.3.2). */
const METAFILES = ['01000000', 'd7cdc69a', '01000900', '02000900'];

/** True for a picture of any kind that documents hold, and for nothing that only has its name. */
export async function isPlainMedia(content: Buffer): Promise<boolean> {
  if (METAFILES.includes(content.subarray(0, 4).toString('hex'))) return true;
  const found = await fileTypeFromBuffer(content);
  if (found === undefined || found.ext === 'xml') return isPlainDrawing(content);
  return found.mime.startsWith('image/');
}

/** True for an SVG drawing without scripts and without anything from elsewhere. */
function isPlainDrawing(content: Buffer): boolean {
  let root: string | undefined;
  let isPlain = true;
  readXml(content, {
    open: ({ local, attributes }) => {
      root ??= local;
      if (['script', 'foreignObject', 'handler'].includes(local)) isPlain = false;
      for (const { local: name, value } of attributes) {
        if (/^on/i.test(name)) isPlain = false;
        if (name === 'href' && !/^(?:#|data:image\/(?:png|jpeg);)/i.test(value)) isPlain = false;
      }
    },
  });
  return root === 'svg' && isPlain;
}
