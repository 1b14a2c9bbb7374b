import { expect, it } from 'vitest';
import { resolveDemoCheckout } from './demo-checkout-path.ts';

const resolve = (path: string) => resolveDemoCheckout(new URL(path, 'http://localhost'));

it.each([
  ['/checkout-demo?locale=de&experience=x', '/checkout-demo/de'],
  ['/checkout-demo?locale=fr', '/checkout-demo/en'],
  ['/checkout-demo', '/checkout-demo/en'],
])('%s is rendered by %s', (address, path) => {
  expect(resolve(address)).toEqual({ kind: 'render', path });
});

it('has one address, and leaves all others to the route table', () => {
  expect(resolve('/checkout-demo/?locale=de')).toMatchObject({ to: '/checkout-demo' });
  expect(resolve('/checkout-demo/de')).toBeNull();
  expect(resolve('/en/checkout-demo')).toBeNull();
});
