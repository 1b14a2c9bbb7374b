import type { FormProps } from './form-texts';

/** Renders who reads a submission, how long it is stored, and a link to the privacy terms. */
export function PrivacyNote({ texts }: Pick<FormProps, 'texts'>) {
  return (
    <p className="small">
      {texts.privacy} <a href={texts.privacyHref}>{texts.privacyLink}</a>
    </p>
  );
}
