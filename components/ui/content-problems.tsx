import { useLocale, useTranslations } from 'next-intl';
import type { ContentProblem } from '#lib/content/model/content-query';
import type { DocumentType } from '#lib/content/model/document-type';
import { leavesOutItems } from '#lib/content/model/section-places';

/** The types of documents with a name in every language; no page reports another. */
const namedTypes: Readonly<Record<Exclude<DocumentType, 'campaignLink'>, true>> = {
  announcement: true,
  board: true,
  deal: true,
  event: true,
  experience: true,
  faqEntry: true,
  gallery: true,
  jobPosting: true,
  navigation: true,
  openingHours: true,
  page: true,
  person: true,
  redirect: true,
  settings: true,
  ticketType: true,
  voucher: true,
};

function isNamed(type: string): type is keyof typeof namedTypes {
  return Object.hasOwn(namedTypes, type);
}

interface ContentProblemsProps {
  readonly problems: readonly ContentProblem[];
  /** Whether the page shows published documents because their drafts could not be read. */
  readonly areDraftsUnread?: boolean;
}

/**
 * Renders, for an editor in preview, what was left out in this place: the document, the field that
 * prevents it from being shown, and what the field should contain. Nothing without problems. Its
 * styles are those of the preview bar.
 */
export function ContentProblems({ problems, areDraftsUnread = false }: ContentProblemsProps) {
  const byDocument = Map.groupBy(problems, ({ id }) => id);
  return (
    <>
      {areDraftsUnread ? <UnreadDrafts /> : null}
      {[...byDocument].map(([id, found]) => (
        <DocumentProblems key={id} id={id} problems={found} />
      ))}
    </>
  );
}

function UnreadDrafts() {
  const t = useTranslations('preview');
  return (
    <p className="preview-problems" role="alert">
      {t('draftsUnread')}
    </p>
  );
}

interface DocumentProblemsProps {
  readonly id: string;
  readonly problems: readonly ContentProblem[];
}

function DocumentProblems({ id, problems }: DocumentProblemsProps) {
  const t = useTranslations('preview');
  const locale = useLocale();
  const [first] = problems;
  if (!first) return null;
  const name = isNamed(first.type) ? t(`type.${first.type}`) : first.type;
  const whole = problems.some(({ leftOut }) => leftOut === 'document');
  const part = problems.every(leavesOutItems) ? 'itemsLeftOut' : 'sectionLeftOut';
  return (
    <div className="preview-problems" role="alert" lang={locale}>
      <p>
        <strong>{t(whole ? 'documentLeftOut' : part, { name })}</strong> <code>{id}</code>
      </p>
      <ul>
        {problems.map(({ field, expected }) => (
          <li key={field}>
            <code>{field}</code>: {t(`expected.${expected}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
