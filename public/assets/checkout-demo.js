// The demo checkout as a provider: the contract of docs/checkout.md, fulfilled by a page.
window.ticketCheckout = {
  open(_request, query) {
    location.assign(`/checkout-demo?${query}`);
    return Promise.resolve();
  },
};
