/**
 * The CSS of a notice, inlined into the pages that have one: the style sheet that every page loads
 * has no room for it, and a separate one would cost those pages a request.
 */
export const noticeStyle = `
.notice-band{padding:var(--space-m) var(--edge);background:var(--malt-950) url(/assets/malt.webp) 0 0/460px}
.notice-card{display:grid;justify-items:start;gap:var(--space-24);width:min(560px,100%);padding:clamp(24px,4vw,32px);background:var(--paper-50) url(/assets/paper.webp) 0 0/520px;border-top:3px solid var(--gold-500);box-shadow:var(--shadow-label)}
.notice-band .notice-card{margin-inline:auto}
.notice-text{font:400 var(--size-h4)/1.25 var(--font-display);word-spacing:.035em;text-wrap:balance;overflow-wrap:break-word}
`;
