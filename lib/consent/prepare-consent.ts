/**
 * Denies all consent by default, then applies the choice of a returning visitor; returns whether
 * there is one (specification, section 4; Google's Consent Mode v2). The tag manager is loaded only
 * after a choice that grants something.
 *
 * `cookie` is the name of the cookie that holds the choice, `revision` the current one of what was
 * asked: a choice for another is no longer valid. `purposes` has the category that grants each
 * purpose, empty for one that is always denied; `tagManagerId` is null to load no container.
 * `secrets` are parameters of addresses that only the visitor may know. Tags send the address of a
 * page and of the one before it, so a page with one of them loads no container, and the next one
 * does not name it as its referrer.
 *
 * Its source is inlined into the head of every page and runs before the first paint, so it may use
 * nothing but its arguments and browser APIs.
 */
export function prepareConsent(
  cookie: string,
  revision: number,
  purposes: Readonly<Record<string, string>>,
  tagManagerId: string | null,
  secrets: readonly string[],
): boolean {
  const layer: unknown[] = [];
  window.dataLayer = layer;
  const secret = RegExp(`[?&](${secrets.join('|')})=`);
  let loaded = tagManagerId === null || secret.test(location.search);

  // The tag manager recognizes a command by its being an `arguments` object.
  const gtag: (...command: unknown[]) => void = function () {
    layer.push(arguments);
  };
  const modeOf = (agreed: readonly string[]) =>
    Object.fromEntries(
      Object.entries(purposes).map(([purpose, category]) => [
        purpose,
        agreed.includes(category) ? 'granted' : 'denied',
      ]),
    );
  const loadTagManager = () => {
    loaded = true;
    if (secret.test(document.referrer)) Object.defineProperty(document, 'referrer', { value: '' });
    layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
    const script = document.createElement('script');
    script.src = `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`;
    document.head.append(script);
  };
  const apply = (agreed: readonly string[]) => {
    window.consent.agreed = agreed;
    gtag('consent', 'update', modeOf(agreed));
    layer.push({ event: 'cookie_consent_update' });
    const granted = Object.values(purposes).some((category) => agreed.includes(category));
    if (granted && !loaded) loadTagManager();
  };

  window.consent = { agreed: [], apply };
  gtag('consent', 'default', modeOf([]));
  try {
    const [, value = ''] = RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(document.cookie) ?? [];
    const { categories, revision: chosenFor } = JSON.parse(decodeURIComponent(value));
    if (chosenFor !== revision || !Array.isArray(categories)) return false;
    apply(categories);
    return true;
  } catch {
    return false;
  }
}
