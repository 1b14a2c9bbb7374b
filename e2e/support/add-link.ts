import type { Page } from '@playwright/test';

/** Adds a link to the content of a page, as an editor may. */
export async function addLink(page: Page, href: string, name: string): Promise<void> {
  await page.evaluate(
    (link) => {
      const element = document.createElement('a');
      element.href = link.href;
      element.textContent = link.name;
      document.querySelector('main')?.prepend(element);
    },
    { href, name },
  );
}
