// The demo checkout as a provider: the contract of docs/checkout.md, fulfilled by a page.
window.ticketCheckout = {
  open(_request, query) {
    location.assign(`/checkout-demo?${query}`);
    return Promise.resolve();
  },
  async availability({ product, from, through }) {
    const query = new URLSearchParams({ [product.kind]: product.id, from, through });
    const response = await fetch(`/api/checkout-demo/availability?${query}`);
    if (!response.ok) throw new Error(`The availability is not known: ${response.status}.`);
    return response.json();
  },
};
