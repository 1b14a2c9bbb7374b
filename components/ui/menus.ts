/** The attribute of a `details` element that is a menu, which opens over the page. */
export const menuMark = 'data-menu';

/** Matches the menus that are open. */
export const openMenus = `details[${menuMark}][open]`;

/** Closes the open menus, or those of them that `shouldClose`. */
export function closeMenus(shouldClose: (menu: HTMLDetailsElement) => boolean = () => true): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    if (shouldClose(menu)) menu.open = false;
  }
}
