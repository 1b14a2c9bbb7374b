import { contentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { type Addressed, documentPath } from '#lib/routing/document-path';
import { EnglishMark } from './english-mark';
import { langAttribute } from './lang-attribute';
import stretched from './stretched-link.module.css';
import { TitleText } from './title-text';

/** A document in a list, with a page of its own. */
interface Listed extends Addressed {
  readonly title: string;
  /** The languages it exists in; in the others it is shown in English. */
  readonly languages: readonly Locale[];
}

interface ListedTitleProps {
  readonly document: Listed;
  readonly locale: Locale;
}

/**
 * Renders the title of a document in a list, as the link to its page. The target of the link is the
 * whole row or card around it.
 */
export function ListedTitle({ document, locale }: ListedTitleProps) {
  const language = contentLanguage(document.languages, locale);
  return (
    <>
      <a
        href={documentPath(document, locale)}
        className={stretched.link}
        {...langAttribute(language)}
      >
        <TitleText title={document.title} />
      </a>{' '}
      {language ? <EnglishMark /> : null}
    </>
  );
}
