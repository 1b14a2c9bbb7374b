import { expect, it } from 'vitest';
import { errorTexts } from '../../lib/request/error-texts.ts';
import { filePolicy } from './content-policy.ts';
import { plainError } from './plain-error.ts';
import { securityHeaders } from './security-headers.ts';

it('is in the language of the request', () => {
  const request = { method: 'GET', url: '/cs/neznama', headers: {} };
  const { body } = plainError(404, [], request);
  expect(body).toContain('<html lang="cs">');
  expect(body).toContain(`<h1>${errorTexts(404, request).title}</h1>`);
  expect(body).toContain('href="/cs"');
});

it('allows an error page no styles, of which it has none', () => {
  const { headers, body } = plainError(
    404,
    securityHeaders('http://localhost:3000', filePolicy),
    null,
  );
  const policies = headers.filter(([name]) => name === 'Content-Security-Policy');
  expect(policies.map(([, policy]) => policy)).toEqual([
    "default-src 'none'; frame-ancestors 'self'; base-uri 'self'; object-src 'none'; form-action 'self'",
  ]);
  expect(body).not.toMatch(/style/);
  expect(headers).toContainEqual(['X-Content-Type-Options', 'nosniff']);
});
