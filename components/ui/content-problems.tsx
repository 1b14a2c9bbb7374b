import { useTranslations } from 'next-intl';
import type { ContentProblem } from '#lib/content/content-query';

/** Document types that have a name in every language; editors may have stored others. */
const namedTypes = [
  'announcement',
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
}

/**
 * For the editor of a preview, in the place of what is left out there: which document it is, which
 * field keeps it from being shown, and what the field should hold. Nothing without problems. Its
 * styles come with the bar of the preview.
 */
export function ContentProblems({ problems }: ContentProblemsProps) {
  const byDocument = Map.groupBy(problems, ({ id }) => id);
  return [...byDocument].map(([id, found]) => (
    <DocumentProblems key={id} id={id} problems={found} />
  ));
}

function DocumentProblems({ id, problems }: ContentProblemsProps & { readonly id: string }) {
  const t = useTranslations('preview');
  const [first] = problems;
  if (!first) return null;
  const known = namedTypes.find((type) => type === first.type);
  const name = known ? t(`type.${known}`) : first.type;
  const whole = problems.some(({ leftOut }) => leftOut === 'document');
  return (
    <div className="preview-problems" role="alert">
      <p>
        <strong>{t(whole ? 'documentLeftOut' : 'sectionLeftOut', { name })}</strong>{' '}
        <code>{id}</code>
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
