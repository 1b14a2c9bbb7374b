import { expect, type Locator, type Page } from '@playwright/test';
import type { SanityDocument } from '@sanity/client';
import { pragueTime } from '../../lib/time/prague.ts';

/** How long the Studio may take for a step on a loaded machine, in ms. */
export const STEP_MS = 30_000;

/** How long a repeated press waits for its button, in ms. */
const PRESS_MS = 5000;

/** How long the Studio may take to show another version of a document, in ms. */
const VERSION_MS = 3000;

/** How long the Studio may take to say that a document is published, in ms. */
const CONFIRMATION_MS = 5000;

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
    await this.follow(...titles);
  }

  /** Opens the items with these titles one after the other, in the release that is open, if any. */
  async follow(...titles: readonly string[]): Promise<void> {
    for (const title of titles) {
      await this.page.getByRole('link', { name: title }).last().click();
    }
  }

  /** Opens the form of a document, as a link from another tool of the Studio does. */
  async openDocument({ _id, _type }: Pick<SanityDocument, '_id' | '_type'>): Promise<void> {
    await this.page.goto(`${this.#url}/intent/edit/id=${_id};type=${_type}`);
    await this.page
      .getByTestId(/^field-/)
      .first()
      .waitFor();
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

  /** Chooses the document with this title for a reference. */
  async chooseReference(name: string, title: string): Promise<void> {
    await this.page.locator(`#${name}`).fill(title);
    await this.page.getByRole('option', { name: title }).first().click();
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

  /** Crops the right half of a picture off, by dragging the edge in the crop tool. */
  async cropRightHalf(name: string): Promise<void> {
    const tool = await this.#openCropTool(name);
    await this.#drag(tool.locator('[data-handle=crop-right]'), -0.5 * (await croppedWidth(tool)));
    await this.closeDialog();
  }

  /** Moves the focal point of a picture to the left as far as the circle in the crop tool can be dragged. */
  async moveFocalPointLeft(name: string): Promise<void> {
    const tool = await this.#openCropTool(name);
    await this.#drag(tool.locator('[data-handle=hotspot]'), -(await croppedWidth(tool)));
    await this.closeDialog();
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
   * Publishes the open document, and waits until the Studio says so; returns when the button was pressed,
   * in ms since the epoch. The button is disabled while the Studio publishes, but before that also while
   * it validates what was filled in last. If it then finds that something is missing, because the last
   * field arrives only now, it does not publish, and the button has to be pressed again.
   */
  async publish(): Promise<number> {
    const button = this.#publishButton();
    await expect(button).toBeEnabled({ timeout: STEP_MS });
    await this.#recordClicks();
    const isPublishing = async () => {
      if (await button.isEnabled()) await press(button);
      return (await button.isDisabled()) && !(await button.innerText()).includes('Validating');
    };
    await expect.poll(isPublishing, { timeout: STEP_MS, intervals: [100, 1000] }).toBe(true);
    const status = this.page.getByTestId('pane-footer-document-status').first();
    await expect(async () => {
      if (await button.isEnabled()) await press(button);
      await expect(status).toContainText('Last published', { timeout: CONFIRMATION_MS });
    }).toPass({ timeout: 2 * STEP_MS });
    return await this.#lastClick();
  }

  /** Chooses an action with this name from the menu of the open document. */
  async chooseAction(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Open document actions' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** Restores, as a draft, the latest earlier version in which an input has this text. */
  async restoreVersion(input: Locator, text: string): Promise<void> {
    await this.page.getByTestId('document-header-Published-chip').click();
    await this.page.getByTestId('pane-context-menu-button').last().click();
    await this.page.getByRole('menuitem', { name: 'History' }).click();
    const versions = this.page.getByTestId('timeline-item-button');
    await versions.nth(1).waitFor();
    // They are named by their times only, so an editor looks at one after the other; after the oldest
    // at the second one again, because a slow Studio may not have shown it yet.
    let age = 0;
    await expect(async () => {
      age = (age % ((await versions.count()) - 1)) + 1;
      await versions.nth(age).click({ timeout: VERSION_MS });
      await expect(input).toHaveValue(text, { timeout: VERSION_MS });
    }).toPass({ timeout: STEP_MS });
    await this.page.getByTestId('action-reverttorevision').click();
    await this.page.getByRole('button', { name: 'Confirm' }).click();
    await this.page.getByTestId('document-header-Draft-chip').click();
  }

  /** Creates a release to be scheduled for a minute, and opens the desk in it. */
  async createRelease(title: string, time: Date): Promise<void> {
    const { date, time: clock } = pragueTime(time);
    const day = new Date(date).toLocaleDateString('en-US', {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
    await this.open('Releases');
    await this.page.getByRole('button', { name: 'New release' }).last().click();
    await this.#dialog().getByText('As soon as possible').click();
    await this.page.getByRole('menuitem', { name: 'At time' }).click();
    await this.#dialog().getByTestId('date-input').fill(`${day} ${clock}`);
    await this.#dialog().getByTestId('release-form-title').fill(title);
    await this.#dialog().getByTestId('submit-release-button').click();
    await this.page.waitForURL(/\/releases\/r/);
    await this.follow('Content');
  }

  /** Adds the open document to the open release. */
  async addToRelease(): Promise<void> {
    const add = this.page.getByRole('button', { name: 'Add to release' });
    await add.waitFor();
    await this.#pressUntil(add, async () => !(await add.isVisible()));
  }

  /** Schedules a release for its time, once the Studio has validated and saved its documents. */
  async scheduleRelease(title: string): Promise<void> {
    await this.follow('Releases');
    await this.page
      .getByRole('link', { name: title })
      .or(this.page.getByText(title))
      .last()
      .click();
    const schedule = this.page.getByRole('button', { name: 'Schedule release' });
    const confirm = this.#dialog().getByTestId('confirm-button');
    await this.#pressUntil(schedule, () => confirm.isVisible());
    await confirm.click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /**
   * Has the page record when it is clicked: a blocked Studio takes a press in long after it was made, and
   * a disabled button gets no click.
   */
  async #recordClicks(): Promise<void> {
    await this.page.evaluate(() => {
      const { dataset } = document.documentElement;
      document.addEventListener(
        'click',
        () => {
          dataset.clickedAt = String(Date.now());
        },
        { capture: true },
      );
    });
  }

  /** Returns when the page was clicked last, in ms since the epoch. */
  async #lastClick(): Promise<number> {
    return Number(await this.page.locator('html').getAttribute('data-clicked-at'));
  }

  /**
   * Presses a button until it has its effect: a press while the Studio loads or validates a document is
   * lost.
   */
  async #pressUntil(button: Locator, hasEffect: () => Promise<boolean>): Promise<void> {
    const isDone = async () => {
      if (!(await hasEffect())) await press(button);
      return await hasEffect();
    };
    await expect.poll(isDone, { timeout: STEP_MS, intervals: [1000] }).toBe(true);
  }

  async #openCropTool(name: string): Promise<Locator> {
    const picture = this.page.locator(`#${name}`);
    await picture.getByRole('button', { name: 'Open image edit dialog' }).click();
    return this.#dialog();
  }

  /** Drags a handle of the crop tool so many pixels to the right. */
  async #drag(handle: Locator, distance: number): Promise<void> {
    await handle.hover();
    const { x, y, width, height } = await boxOf(handle);
    const { mouse } = this.page;
    await mouse.down();
    await mouse.move(x + width / 2 + distance, y + height / 2, { steps: 5 });
    await mouse.up();
  }

  /** Panes beside the form have the same button. */
  #publishButton(): Locator {
    return this.page.getByTestId('action-publish').first();
  }

  #dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }
}

/** Returns the width of what is not cropped off in the crop tool, in pixels. */
async function croppedWidth(tool: Locator): Promise<number> {
  const { width } = await boxOf(tool.locator('rect[data-handle=crop]').last());
  return width;
}

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (!box) throw new Error('The crop tool shows no picture.');
  return box;
}

/**
 * Presses a button if it can be pressed: after an earlier press that had its effect late, it may be
 * disabled, gone or behind a dialog, and a press would wait for ever.
 */
async function press(button: Locator): Promise<void> {
  await button.click({ timeout: PRESS_MS }).catch(() => undefined);
}
