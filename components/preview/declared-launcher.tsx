import type { ComponentType } from 'react';

let Launcher: ComponentType | null = null;

/**
 * Declares the client component that loads the tools of previews. To be called by a module whose client
 * components the framework loads only where they are rendered, so that public pages load none of it:
 * those that a layout or a page imports are loaded with it, rendered or not.
 */
export function declareLauncher(component: ComponentType): void {
  Launcher = component;
}

/** Renders the declared component; nothing before the framework has loaded what declares it. */
export function DeclaredLauncher() {
  return Launcher && <Launcher />;
}
