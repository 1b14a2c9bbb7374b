/** The demo checkout: the path of its page, which has no locale prefix, and of its script. */
export const demoCheckout = {
  path: '/checkout-demo',
  scriptUrl: '/assets/checkout-demo.js',
} as const;
