import { locales } from '../platform/i18n/locales.ts';
import { anyLanguage } from '../tickets/starts/given-in.ts';

/** The elements that are hidden because they are not given in the chosen language of the tour. */
const notGiven = ['', ...locales]
  .map((chosen) => {
    const choice = chosen || anyLanguage;
    return `.days:has([value="${chosen}"]:checked) [data-given-in]:not([data-given-in~=${choice}])`;
  })
  .join();

/**
 * The CSS of the calendars that lead to the checkout, inlined into the pages that have one, as that of
 * a notice: the style sheet that every page loads has no room for it. A day is above its number, which
 * is all that is left of it when it cannot be chosen; borders are for visitors who choose the colours.
 */
export const visitDaysStyle = `
.days,.days-choice{display:grid;gap:var(--space-16)}
${notGiven}{--given:none}
.days-line{display:var(--given,flex);flex-wrap:wrap;gap:var(--space-4) var(--space-8)}
.days-term{flex-basis:100%;font-weight:600}
.days-spoken{display:var(--given,inline)}
.days-start,.days-day{min-height:44px;padding-inline:var(--space-16);border:1px solid transparent;background:var(--foam);box-shadow:inset 0 -3px var(--gold-500);font-weight:600;color:var(--text);cursor:pointer}
.days-start:hover,.days-day:hover{background:var(--gold-400)}
.days-start:disabled{background:none;box-shadow:none;color:var(--text-soft);cursor:default}
.days-start:disabled,.days-month td:has(:disabled){text-decoration:line-through}
.days-months{display:grid;margin-block-start:var(--space-12);grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:var(--space-24) var(--space-m);align-items:start}
.days-month{text-align:center}
.days-month td{position:relative;height:48px;padding:0;color:var(--text-soft)}
.days-day,.days-today:not([hidden]){position:absolute;inset:2px}
.days-day{display:var(--given,block);padding:0}
.days-today{outline:2px solid var(--text);pointer-events:none}
.days-day:disabled,.days-other:disabled{display:none}
.days-other{padding:0;border:0;background:none;cursor:pointer}
.days-other:last-child{margin-inline-start:auto}
`;
