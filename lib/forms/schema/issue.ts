/** What can be wrong with a field: keys of the messages under `form.issue`. */
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
  'fileEmpty',
  'fileUnexpected',
  'tooManyFiles',
] as const;

export type IssueKey = (typeof issueKeys)[number];

/** One thing to mend, and the field it is in. */
export interface FieldIssue {
  readonly field: string;
  readonly issue: IssueKey;
}

/** True for a message key that a rule may give. */
export function isIssueKey(value: unknown): value is IssueKey {
  return issueKeys.some((key) => key === value);
}
