import { getTranslations } from 'next-intl/server';
import { Folded } from '#components/ui/folded';
import { SectionFrame } from '#components/ui/section-frame';
import type { SectionOf } from '#lib/content/get-page';
import { formFacts } from '#lib/forms/form-facts';
import type { Locale } from '#lib/platform/i18n/locales';
import { isPageFormKind } from '#lib/routing/form-kind';
import { FormPanel } from './form-panel';
import styles from './form-section.module.css';

interface FormSectionProps {
  readonly section: SectionOf<'formSection'>;
  readonly locale: Locale;
  readonly decilitres?: number | undefined;
  /** The language of the section's own texts, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/**
 * Renders a form on a page that all visitors share: a script opens it; without scripts, the form's
 * own page does. On phones, that of the newsletter is folded: nobody opens a page for it.
 */
export async function FormSection({ section, locale, decilitres, lang }: FormSectionProps) {
  const { _key, kind, tone, anchor, label, heading, intro } = section;
  if (!isPageFormKind(kind)) return null;
  const unsent = { opened: null, about: '', subject: '', values: {}, result: null } as const;
  const view = { kind, locale, id: `section-${_key}`, ...unsent, ...(await formFacts(kind)) };
  const t = await getTranslations('form.invite');
  const panel = (
    <div className={styles.panel}>
      <FormPanel view={view} />
    </div>
  );
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      labelLang={lang}
      className="screen-only"
    >
      <div className={styles.columns}>
        <div lang={lang}>
          {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
          {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
        </div>
        {kind === 'subscription' ? <Folded summary={t('link')}>{panel}</Folded> : panel}
      </div>
    </SectionFrame>
  );
}
