import CFB from 'cfb';

/** The name and type of an entry of the directory (MS-CFB, section 2.6.1). */
const NAME_AND_TYPE_BYTES = 67;

/** Returns a compound file with these streams, whose root has this class. */
export function makeCompound(streams: Readonly<Record<string, Buffer>>, classId?: string): Buffer {
  const file = CFB.utils.cfb_new({ CLSID: classId });
  for (const [name, content] of Object.entries(streams)) {
    CFB.utils.cfb_add(file, name, content);
  }
  const bytes = Buffer.from(CFB.write(file, { type: 'buffer' }));
  // The package adds a signature stream; make it an entry that is not in use, which the directories
  // of other programs have, too.
  const signature = bytes.indexOf('\u0001Sh33tJ5', 0, 'utf16le');
  bytes.fill(0, signature, signature + NAME_AND_TYPE_BYTES);
  return bytes;
}
