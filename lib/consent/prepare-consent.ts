interface ConsentSettings {
  /** Name of the cookie that holds a visitor's choice. */
  readonly cookie: string;
  /** The current consent revision; a choice made for another one is no longer valid. */
  readonly revision: number;
  /** Id of the tag manager's container, or null to load none. */
  readonly tagManagerId: string | null;
  /** The purposes that each optional category grants. */
  readonly purposes: Readonly<Record<string, readonly string[]>>;
}

/**
 * Denies all consent by default, then applies the choice of a returning visitor; returns whether
 * there is one (specification, section 4; Google's Consent Mode v2). The tag manager is loaded only
 * after a choice that grants something.
 *
 * Its source is inlined into the head of every page and runs before the first paint, so it may use
 * nothing but its argument and browser APIs.
 */
export function prepareConsent(settings: ConsentSettings): boolean {
  const { cookie, revision, tagManagerId } = settings;
  const layer: unknown[] = [];
  window.dataLayer = layer;
  let loaded = tagManagerId === null;

  // The tag manager recognizes a command by its being an `arguments` object.
  const gtag: (...command: unknown[]) => void = function () {
    layer.push(arguments);
  };
  const optional = Object.entries(settings.purposes);
  const modeOf = (agreed: readonly string[]) => {
    const mode: Record<string, string> = {
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'denied',
    };
    for (const [category, purposes] of optional) {
      for (const purpose of purposes) {
        mode[purpose] = agreed.includes(category) ? 'granted' : 'denied';
      }
    }
    return mode;
  };
  const loadTagManager = () => {
    loaded = true;
    layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`;
    document.head.append(script);
  };
  const apply = (agreed: readonly string[]) => {
    window.consent.agreed = agreed;
    gtag('consent', 'update', modeOf(agreed));
    layer.push({ event: 'cookie_consent_update' });
    const granted = optional.some(([category]) => agreed.includes(category));
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
