/** The possible issues of a field: keys of the messages under `form.issue`. */
export const issueKeys = [
  'nameRequired',
  'emailRequired',
  'messageRequired',
  'companyRequired',
  'consentRequired',
  'emailInvalid',
  'phoneInvalid',
  'countryInvalid',
  'choiceInvalid',
  'dateInvalid',
  'datePast',
  'partySizeInvalid',
  'tooLong',
  'textInvalid',
  'fileTooLarge',
  'fileTypeRefused',
  'fileNotPlain',
  'fileTooComplex',
  'fileInfected',
  'fileCheckBusy',
  'fileUnscanned',
  'fileNoRoom',
  'fileEmpty',
  'fileUnexpected',
  'tooManyFiles',
] as const;

export type IssueKey = (typeof issueKeys)[number];

/** An issue to fix, and its field. */
export interface FieldIssue {
  readonly field: string;
  readonly issue: IssueKey;
}

/** Whether a value is the message key of an issue. */
export function isIssueKey(value: unknown): value is IssueKey {
  return issueKeys.some((key) => key === value);
}
