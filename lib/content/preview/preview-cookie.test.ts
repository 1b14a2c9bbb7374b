import { expect, test } from 'vitest';
import { previewCookieOptions } from './preview-cookie.ts';

const studio = 'studio.YTFiMmMzZDRlNWY2MDcxOA.drafts';
const editor = 'skAbc.123-456_7890';

test.each([
  ['https://www.example.com', editor, { secure: true, sameSite: 'lax' }],
  ['https://www.example.com', studio, { secure: true, sameSite: 'none', partitioned: true }],
  ['http://localhost:3000', editor, { secure: false, sameSite: 'lax' }],
  ['http://localhost:3000', studio, { secure: false, sameSite: 'lax' }],
])('on %s, the cookies of %s are %j', (origin, token, attributes) => {
  expect(previewCookieOptions(origin, token)).toEqual({ httpOnly: true, path: '/', ...attributes });
});
