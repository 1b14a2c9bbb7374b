import type { ReactNode } from 'react';
import { type FilterField, filteredAddress, listAnchor } from '#lib/request/listing/filter-field';
import { ArrowLink } from './arrow-link';
import { ChosenFilters } from './chosen-filters';
import { FilterForm } from './filter-form';
import styles from './filtered-list.module.css';

interface FilteredListProps {
  /** The public path of the list. */
  readonly path: string;
  readonly fields: readonly FilterField[];
  readonly texts: {
    readonly label: string;
    readonly submit: string;
    /** The number of matches and of all entries; shown when something is chosen. */
    readonly result: string;
    readonly none: string;
    readonly all: string;
  };
  /** Whether anything matches the filter. */
  readonly found: boolean;
  /** The list. */
  readonly children: ReactNode;
}

/** Renders a list below the form that filters it. Fields without options are left out. */
export function FilteredList({ path, fields, texts, found, children }: FilteredListProps) {
  const offered = fields.filter(({ options }) => options.length > 0);
  const chosen = offered.filter((field) => field.chosen !== null);
  if (offered.length === 0) return children;
  return (
    <>
      <div id={listAnchor} className={styles.filter}>
        <FilterForm path={path} fields={offered} label={texts.label} submit={texts.submit} />
        {chosen.length > 0 ? (
          <ChosenFilters path={path} chosen={chosen} result={texts.result} />
        ) : null}
      </div>
      {found || chosen.length === 0 ? (
        children
      ) : (
        <div className={styles.none}>
          <img src="/assets/engrave-cask.webp" width="180" height="165" loading="lazy" alt="" />
          <p className="lead">{texts.none}</p>
          <ArrowLink href={filteredAddress(path, [])}>{texts.all}</ArrowLink>
        </div>
      )}
    </>
  );
}
