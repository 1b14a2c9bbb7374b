import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#lib/content/model/picture';
import styles from './detail-hero.module.css';
import { fitted } from './fitted';
import { MetaLine } from './meta-line';
import { Picture } from './picture';
import { TitleText } from './title-text';

interface DetailHeroProps {
  readonly picture: PictureData | null;
  readonly title: string;
  /** Above the title: the breadcrumb. */
  readonly above?: ReactNode;
  readonly meta: readonly (string | null)[];
  /** The `lang` of the interface texts, where it is not the document's. */
  readonly labelsLanguage?: string | undefined;
}

/** Renders the hero of a document's page: its picture if there is one, the h1, a few facts. */
export function DetailHero({ picture, title, above, meta, labelsLanguage }: DetailHeroProps) {
  return (
    <header
      className={`tone-malt ${styles.hero} ${picture ? styles.withPicture : ''}`}
      data-hero={picture ? 'picture' : 'plain'}
    >
      {picture ? (
        <div className={styles.scene}>
          <Picture picture={picture} sizes="100vw" narrowRatio="portrait" priority />
        </div>
      ) : null}
      <div className={`wrap ${styles.text}`}>
        {above ? <div lang={labelsLanguage}>{above}</div> : null}
        <h1 className={`fitted ${styles.title}`} style={fitted(title)}>
          <TitleText title={title} />
        </h1>
        <div lang={labelsLanguage}>
          <MetaLine items={meta} />
        </div>
      </div>
    </header>
  );
}
