import { useLocale, useTranslations } from 'next-intl';
import type { ContentProblem } from '#lib/content/content-query';
import { leavesOutItems } from '#lib/content/section-places';

/** Document types with a name in every language; content may have other types. */
const namedTypes = [
  'announcement',
  'board',
  'deal',
  'event',
  'experience',
  'faqEntry',
  'gallery',
  'jobPosting',
  'navigation',
  'openingHours',
  'page',
  'person',
  'redirect',
  'settings',
  'ticketType',
  'voucher',
] as const;

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
  const known = namedTypes.find((type) => type === first.type);
  const name = known ? t(`type.${known}`) : first.type;
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
