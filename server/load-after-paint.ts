/** What asks for the framework's program, as the framework writes it into a page. */
const preloads = /<link rel="preload" as="script"[^>]*>/g;
const programs = /<script src="\/_next\/[^"]*" async=""><\/script>/g;

/**
 * A frame's callbacks come before it is painted, a timer set in one comes after. An element goes by
 * the name of its id (HTML, section 7.2.2.3), which is short; no anchor begins with an underscore.
 */
const loader = 'requestAnimationFrame(()=>setTimeout(()=>document.head.append(_program.content)))';

/**
 * Has a page ask for the framework's program when it has been painted for the first time: until
 * then the network belongs to what is seen (decision 032). The elements stay as they were written,
 * because the framework looks for them by their addresses.
 */
export function loadAfterPaint(html: string): string {
  const program = [...new Set(html.match(programs))].join('');
  if (!program) return html;
  const held = `<template id="_program">${program}</template><script>${loader}</script>`;
  return html.replace(preloads, '').replace(programs, '').replace('</body>', `${held}</body>`);
}
