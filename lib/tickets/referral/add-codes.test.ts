import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Enters the site with a fresh module instance, so that tests are independent. */
async function enter(search: string, pathname = '/en') {
  vi.resetModules();
  const { storeCodes, addCodes, codesFor } = await import('./add-codes.ts');
  const { dropDiscount } = await import('./drop-discount.ts');
  const store = (address: string) => storeCodes(new URL(address, 'https://beermuseum.example'));
  store(pathname + search);
  return {
    dropDiscount,
    order: (query: string, from: string) => codesFor(new URLSearchParams(query), from),
    arrive: (query: string) => store(`/en/other${query}`),
    follow(href: string, from = '/en/other') {
      const target = new URL(href, 'https://beermuseum.example');
      addCodes(target, from);
      return target.href.replace('https://beermuseum.example', '');
    },
  };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the codes of a visit', () => {
  it('are added to every address, besides its own parameters', async () => {
    const { follow } = await enter('?ref=hotel&dsc=VAULT10&utm_source=mail');
    expect(follow('/cs/udalosti?month=2026-12#list')).toBe(
      '/cs/udalosti?month=2026-12&ref=hotel&dsc=VAULT10#list',
    );
  });

  it('leave addresses unchanged when there are none', async () => {
    const { follow } = await enter('');
    expect(follow('/en/events?month=2026-12')).toBe('/en/events?month=2026-12');
  });

  it('yield to the code of a deal’s button, which is stored from then on', async () => {
    const { follow, arrive } = await enter('?dsc=OLD');
    expect(follow('/en/ticketing-office?dsc=DEAL')).toBe('/en/ticketing-office?dsc=DEAL');
    arrive('?dsc=DEAL');
    expect(follow('/en/faq')).toBe('/en/faq?dsc=DEAL');
  });

  it('take precedence over the button on the page that was entered with them', async () => {
    const { follow } = await enter('?dsc=LETTER', '/en/d/two-mugs');
    expect(follow('/en/ticketing-office?dsc=DEAL', '/en/d/two-mugs')).toBe(
      '/en/ticketing-office?dsc=LETTER',
    );
  });

  it('yield to a newer code on the page that was entered, too', async () => {
    const { order, arrive } = await enter('?ref=hotel&dsc=LETTER', '/en/experiences');
    arrive('?dsc=NEWER');
    expect(order('', '/en/experiences')).toEqual({ ref: 'hotel', dsc: 'NEWER' });
    expect(order('ref=pub', '/en/experiences')).toEqual({ ref: 'hotel', dsc: 'NEWER' });
  });

  it('are those of an order without its own, and of one on the page that was entered with them', async () => {
    const { order } = await enter('?ref=hotel-u-tri', '/en/d/hotel-guests');
    expect(order('ref=hotel&dsc=HOTEL', '/en/d/hotel-guests')).toEqual({
      ref: 'hotel-u-tri',
      dsc: 'HOTEL',
    });
    expect(order('ref=pub', '/en/d/pub-guests')).toEqual({ ref: 'pub' });
    expect(order('experience=cellar', '/en/other')).toEqual({ ref: 'hotel-u-tri' });
  });

  it('lose a refused discount, in filters and other languages, too', async () => {
    history.replaceState(null, '', '/en/events?dsc=OLD');
    document.body.innerHTML = `
      <a href="/en/events?kind=music&dsc=OLD">Filter</a>
      <a href="/cs/udalosti?dsc=OLD&ref=hotel" data-locale="cs">Česky</a>
      <a href="/en/ticketing-office?dsc=DEAL">Deal</a>
      <a href="/checkout-demo?locale=en&dsc=OLD" data-checkout="locale=en">Buy</a>
      <a href="/checkout-demo?dsc=DEAL" data-checkout="locale=en&dsc=DEAL">Buy the deal</a>
      <form><input type="hidden" name="dsc" value="OLD"></form>`;
    const { follow, dropDiscount } = await enter('?dsc=OLD', '/en/events');

    dropDiscount();

    const links = [...document.links].map((link) => link.getAttribute('href'));
    expect(links.map((href) => href?.replace(location.origin, ''))).toEqual([
      '/en/events?kind=music',
      '/cs/udalosti?ref=hotel',
      '/en/ticketing-office?dsc=DEAL',
      '/checkout-demo?locale=en',
      '/checkout-demo?dsc=DEAL',
    ]);
    expect(document.querySelector<HTMLInputElement>('[name=dsc]')).toHaveProperty('disabled', true);
    expect(location.search).toBe('');
    expect(follow('/en/faq')).toBe('/en/faq');
  });

  it('keep the referral of the page that was entered when the discount is removed', async () => {
    const page = '/en/d/hotel-guests';
    const { order, arrive, dropDiscount } = await enter('?ref=hotel-u-tri&dsc=OLD', page);
    dropDiscount();
    expect(order('ref=hotel', page)).toEqual({ ref: 'hotel-u-tri' });
    arrive('?dsc=DEAL');
    expect(order('dsc=B', '/en/other')).toEqual({ ref: 'hotel-u-tri', dsc: 'B' });
  });

  it('are ignored when they are not valid codes', async () => {
    const { follow } = await enter(`?ref=%3Cscript%3E&dsc=${'x'.repeat(65)}`);
    expect(follow('/en/faq')).toBe('/en/faq');
  });

  it('are skipped without an error when the browser refuses storage', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    const { follow } = await enter('?ref=hotel');
    expect(follow('/en/faq')).toBe('/en/faq');
  });
});
