/** The demo checkout: where its page is, outside the languages' paths, and its script. */
export const demoCheckout = {
  path: '/checkout-demo',
  scriptUrl: '/assets/checkout-demo.js',
} as const;
