/**
 * The paths of the steps that links in mails lead to: of their pages after the language, and of their
 * route handlers below `/api`.
 */
export const mailStepPaths = {
  confirm: 'newsletter/confirm',
  unsubscribe: 'newsletter/unsubscribe',
  join: 'waiting-list/join',
} as const;
