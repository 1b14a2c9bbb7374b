import { useTranslations } from 'next-intl';
import type { StepName } from '../rules/steps';
import styles from './progress.module.css';

interface ProgressProps {
  readonly steps: readonly StepName[];
  readonly current: StepName;
  /** Whether everything before a step is answered. */
  readonly isReachable: (step: StepName) => boolean;
}

/** Renders the steps by name, as a scale that is filled up to the current one. */
export function Progress({ steps, current, isReachable }: ProgressProps) {
  const t = useTranslations('checkoutDemo');
  const reached = steps.indexOf(current);
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={index <= reached ? styles.reached : undefined}>
            {step !== current && isReachable(step) ? (
              <a href={`#${step}`}>{t(`step.${step}`)}</a>
            ) : (
              <span aria-current={step === current ? 'step' : undefined}>{t(`step.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
