import { expect, it } from 'vitest';
import { textValue } from './content-lines.ts';

it.each(['\n', '\r\n', '\r'])('escapes the line end %j in a text', (end) => {
  expect(textValue(`A, B${end}ATTACH:x`)).toBe('A\\, B\\nATTACH:x');
});
