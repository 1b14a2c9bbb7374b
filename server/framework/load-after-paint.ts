/** The framework's elements that load its scripts, as they appear in a page. */
const preloads = /<link rel="preload" as="script"[^>]*>/g;
const scriptElements = /<script src="\/_next\/[^"]*" async=""><\/script>/g;

/**
 * Callbacks of an animation frame run before the frame is painted, a timer set in one runs after.
 * An element is a global variable named by its id (HTML, section 7.2.2.3), which is short; no
 * anchor begins with an underscore.
 */
const loader = 'requestAnimationFrame(()=>setTimeout(()=>document.head.append(_scripts.content)))';

/**
 * Returns the page with the framework's scripts loaded after the first paint: until then the
 * network is free for visible content (decision 015). The script elements stay unchanged, because
 * the framework finds them by their addresses.
 */
export function loadAfterPaint(html: string): string {
  const scripts = [...new Set(html.match(scriptElements))].join('');
  if (!scripts) return html;
  const held = `<template id="_scripts">${scripts}</template><script>${loader}</script>`;
  return html
    .replace(preloads, '')
    .replace(scriptElements, '')
    .replace('</body>', () => `${held}</body>`);
}
