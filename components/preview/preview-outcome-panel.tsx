import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';
import { SubmitButton } from '#components/ui/submit-button';
import type { PreviewOutcome } from '#lib/request/preview/preview-outcome';

interface PreviewOutcomePanelProps {
  readonly outcome: PreviewOutcome;
  /** Path and query of the page that the link was for. */
  readonly path: string;
}

/**
 * Renders why a preview link did not open, and a link to the public page. A link that could not be
 * verified can be retried: its token is in a cookie, so the form does not contain it.
 */
export function PreviewOutcomePanel({ outcome, path }: PreviewOutcomePanelProps) {
  const t = useTranslations('preview');
  const canRetry = outcome === 'unreachable' || outcome === 'limited';
  return (
    <EmptyCask
      heading={t(`${outcome}Title`)}
      text={t(`${outcome}Text`)}
      actions={
        <>
          {canRetry && (
            <form action="/api/preview/enter" method="post">
              <input type="hidden" name="path" value={path} />
              <SubmitButton>{t('tryAgain')}</SubmitButton>
            </form>
          )}
          <ButtonLink href={path} variant={canRetry ? 'outline' : 'ticket'}>
            {t('publicPage')}
          </ButtonLink>
        </>
      }
    />
  );
}
