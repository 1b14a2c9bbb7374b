import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCodesToLinks } from './add-codes-to-links';

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/en/faq">Page</a>
    <a href="/checkout-demo?locale=en&experience=cellar" data-checkout="locale=en&experience=cellar">Buy</a>
    <a href="https://tickets.example/buy?dsc=DEAL" data-checkout="locale=en&dsc=DEAL">Deal</a>
    <a href="https://elsewhere.example/">Elsewhere</a>
    <form action="/en/events"><input name="kind" value="music"></form>
    <form action="/en/events"><input type="hidden" name="dsc" value="LETTER"></form>
    <form action="/checkout-demo" data-checkout="locale=en&experience=cellar"><input name="date" value="2026-12-04"></form>
    <form action="https://tickets.example/buy" data-checkout="locale=en&dsc=DEAL"><input type="hidden" name="dsc" value="DEAL"></form>
    <form action="/en/contact" method="post"><input name="email"></form>`;
  sessionStorage.setItem('ref', 'hotel');
  sessionStorage.setItem('dsc', 'VAULT10');
  addCodesToLinks();
});

afterEach(() => sessionStorage.clear());

// The test stays on its page.
document.addEventListener('click', (event) => event.preventDefault());

/** Returns the addresses of all links after each has been pressed. */
function pressed(type: string): string[] {
  return [...document.links].map((link) => {
    link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    return link.href.replace(location.origin, '');
  });
}

it.each(['click', 'auxclick', 'contextmenu'])(
  'a %s adds the codes of the visit to links to pages and to the checkout',
  (type) => {
    expect(pressed(type)).toEqual([
      '/en/faq?ref=hotel&dsc=VAULT10',
      '/checkout-demo?locale=en&experience=cellar&ref=hotel&dsc=VAULT10',
      'https://tickets.example/buy?dsc=DEAL&ref=hotel',
      'https://elsewhere.example/',
    ]);
  },
);

it('a later press replaces codes of an earlier one', () => {
  pressed('auxclick');
  sessionStorage.setItem('dsc', 'LATER');
  const [page, buy, deal] = pressed('auxclick');
  expect(page).toBe('/en/faq?ref=hotel&dsc=LATER');
  expect(buy).toContain('&ref=hotel&dsc=LATER');
  expect(deal).toBe('https://tickets.example/buy?dsc=DEAL&ref=hotel');
});

it('a later press takes a code away that the visit has no more', () => {
  pressed('contextmenu');
  sessionStorage.removeItem('dsc');
  const [page, , deal] = pressed('click');
  expect(page).toBe('/en/faq?ref=hotel');
  expect(deal).toBe('https://tickets.example/buy?dsc=DEAL&ref=hotel');
});

it('a link that has got another address since it was pressed keeps that one', () => {
  pressed('contextmenu');
  const [link] = document.links;
  link?.setAttribute('href', '/en/contact?dsc=DEAL');
  expect(pressed('click')[0]).toBe('/en/contact?dsc=DEAL&ref=hotel');
});

it('a form gets the codes of the visit where it has none of its own', () => {
  const sent = [...document.forms].map((form) => {
    const formData = new FormData(form);
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    return [...formData].map(([name, value]) => `${name}=${value}`).join('&');
  });
  expect(sent).toEqual([
    'kind=music&ref=hotel&dsc=VAULT10',
    'dsc=LETTER&ref=hotel',
    'date=2026-12-04&ref=hotel&dsc=VAULT10',
    'dsc=DEAL&ref=hotel',
    'email=',
  ]);
});
