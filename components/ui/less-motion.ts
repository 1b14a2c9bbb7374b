/** The media condition of a visitor who prefers less motion (WCAG 2.3.3). */
export const lessMotion = '(prefers-reduced-motion: reduce)';
