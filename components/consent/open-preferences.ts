import * as library from 'vanilla-cookieconsent';
import { consentCookie, consentRevision, optionalCategories } from '#lib/consent/consent-rules';
import { deleteCookie } from '#lib/consent/delete-cookie';
import { leaveGate } from '#lib/consent/leave-gate';
import { sendChoice } from '#lib/consent/send-choice';
import { takeGateFocus } from '#lib/consent/take-gate-focus';
import { localeFrom } from '#lib/platform/i18n/locales';
import { loadConsentMessages } from './consent-messages';
import { preferencesText } from './preferences-text';
import './preferences.css';

let open: HTMLDialogElement | null = null;

/**
 * Opens the cookie preferences in the language of the page, with the visitor's current choice. They
 * are re-rendered each time, to reflect changes of the language and of the choice. Rejects when
 * they cannot be shown.
 */
export async function openPreferences(): Promise<void> {
  if (open) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'preferences on-light';
  dialog.setAttribute('aria-labelledby', 'pm__title');
  dialog.addEventListener('close', () => dismiss(dialog));
  document.body.append(dialog);
  open = dialog;
  try {
    await render(dialog, document.documentElement.lang);
  } catch (error) {
    dismiss(dialog);
    throw error;
  }
}

async function render(dialog: HTMLDialogElement, locale: string): Promise<void> {
  const messages = await loadConsentMessages(locale);
  await library.run({
    root: dialog,
    mode: 'opt-in',
    revision: consentRevision,
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    // No domain, so that it is the same cookie as the one that the server sets.
    cookie: { name: consentCookie.name, expiresAfterDays: consentCookie.days, domain: '' },
    categories: {
      necessary: { readOnly: true, enabled: true },
      ...Object.fromEntries(optionalCategories.map((category) => [category, {}])),
    },
    language: {
      default: locale,
      translations: {
        [locale]: () => preferencesText(messages, library.getCookie(), localeFrom(locale)),
      },
    },
    onFirstConsent: keep,
    onChange: keep,
    onModalReady: ({ modal }) => expand(modal),
    onModalHide: () => dialog.close(),
  });
  dialog.showModal();
  library.showPreferences();
  if (!dialog.querySelector<HTMLElement>('.pm')?.offsetHeight) throw new Error(messages.blocked);
}

function keep({ cookie }: { readonly cookie: library.CookieValue }): void {
  // Saving preferences does not prove the age; only a visitor who has proved it before passes the
  // gate.
  const { dataset } = document.documentElement;
  if (dataset.gate !== 'passed' && dataset.adult) leaveGate();
  const agreed = optionalCategories.filter((category) => cookie.categories.includes(category));
  void sendChoice(agreed).then((isStored) => {
    // The library has stored the choice itself; without a proof of it, the visitor is asked again.
    if (!isStored) deleteCookie(document, location, consentCookie.name);
  });
}

/** Leaves the dialog role to the surrounding `<dialog>`, and expands all descriptions. */
function expand(modal: HTMLElement): void {
  modal.removeAttribute('role');
  modal.removeAttribute('aria-modal');
  for (const title of modal.querySelectorAll<HTMLElement>('button.pm__section-title')) {
    title.click();
  }
}

function dismiss(dialog: HTMLDialogElement): void {
  library.reset();
  dialog.remove();
  open = null;
  // Browsers return the focus to the button that has opened the dialog. At the gate, a choice hides it.
  takeGateFocus();
}
