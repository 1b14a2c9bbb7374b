/** Returns rich text of one paragraph. */
export function aText(text: string) {
  return [
    {
      _type: 'block' as const,
      _key: text,
      style: 'normal' as const,
      markDefs: null,
      children: [{ _type: 'span' as const, _key: 'words', text, marks: [] }],
    },
  ];
}
