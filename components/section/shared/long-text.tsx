import { useLocale, useTranslations } from 'next-intl';
import { Folded } from '#components/ui/folded';
import { RichText } from '#components/ui/rich-text';
import { foldedFrom, type TextBlocks } from './folded-from';
import styles from './long-text.module.css';

/** Renders rich text; where it is long, phones show its beginning and fold the rest. */
export function LongText({ value }: { readonly value: TextBlocks }) {
  const t = useTranslations('section');
  const locale = useLocale();
  const from = foldedFrom(value);
  if (from === null) return <RichText value={value} />;
  return (
    <div>
      <RichText value={value.slice(0, from)} />
      <div className={styles.rest}>
        <Folded summary={<span lang={locale}>{t('readOn')}</span>}>
          <RichText value={value.slice(from)} />
        </Folded>
      </div>
    </div>
  );
}
