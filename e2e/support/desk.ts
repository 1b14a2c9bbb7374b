import { expect, type Locator, type Page } from '@playwright/test';

/** How long the Studio may take for a step on a loaded machine, in ms. */
const STEP_MS = 30_000;

/** The Studio as an editor uses it: by what is written on its controls. */
export class Desk {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
    page.setDefaultTimeout(STEP_MS);
  }

  /** Opens the desk and then, one after the other, the items with these titles. */
  async open(...titles: readonly string[]): Promise<void> {
    await this.page.goto(this.#url);
    for (const title of titles) {
      await this.page.getByRole('link', { name: title }).last().click();
    }
  }

  /** Creates a document from the list that is open. */
  async create(title: string): Promise<void> {
    await this.page.getByRole('link', { name: title, exact: true }).click();
  }

  /** Returns the field of a document with a name, or with a path of names. */
  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`);
  }

  /** Fills a field with a text per language. */
  async fillLanguages(field: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [locale, text] of Object.entries(texts)) {
      await field
        .getByTestId(new RegExp(`^field-.*\\.${locale}$`))
        .locator('input, textarea')
        .fill(text);
    }
  }

  /** Opens the item of a list whose title begins with a text; returns its dialog. */
  async openItem(list: Locator, title: string): Promise<Locator> {
    await list.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    return this.#dialog();
  }

  /** Adds an item to a list and returns its dialog. */
  async addItem(list: Locator): Promise<Locator> {
    await list.getByRole('button', { name: 'Add item' }).click();
    return this.#dialog();
  }

  /** Enters a date, or a date and a time in Prague. */
  async fillDate(name: string, text: string): Promise<void> {
    await this.field(name).locator('input').fill(text);
    await this.page.keyboard.press('Tab');
  }

  /** Uploads the file of a picture. */
  async upload(name: string, file: string): Promise<void> {
    const picture = this.page.locator(`#${name}`);
    await picture.locator('input[type=file]').setInputFiles(file);
    await expect(picture.getByRole('img').first()).toBeVisible();
  }

  /** Chooses the option with this title. */
  async choose(name: string, title: string): Promise<void> {
    await this.field(name).locator('select').selectOption({ label: title });
  }

  async closeDialog(): Promise<void> {
    await this.page.getByRole('button', { name: 'Close dialog' }).last().click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /**
   * Publishes the open document. The Studio refuses what it has not validated yet since the last
   * field was filled in; the button is disabled while it publishes, and after it has.
   */
  async publish(): Promise<void> {
    const button = this.page.getByTestId('action-publish');
    const status = this.page.getByTestId('pane-footer-document-status');
    await expect(button).toBeEnabled({ timeout: STEP_MS });
    const isPublished = async () => {
      if (await button.isEnabled()) await button.click();
      return await status.filter({ hasText: 'Last published' }).isVisible();
    };
    await expect.poll(isPublished, { timeout: STEP_MS, intervals: [1000] }).toBe(true);
  }

  #dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }
}
