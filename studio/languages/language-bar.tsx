import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { CircleIcon } from '@sanity/icons/Circle';
import { EditIcon } from '@sanity/icons/Edit';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import type { ComponentType, ReactNode } from 'react';
import { locales } from '../../content/schema/values/locales.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import type { Copying } from './copies.ts';
import type { LanguageMark, LanguageState } from './language-marks.ts';
import { showLanguages, useShownLanguages } from './shown-languages.ts';

const icons: Record<LanguageMark, ComponentType> = {
  complete: CheckmarkCircleIcon,
  missing: WarningOutlineIcon,
  changed: EditIcon,
  'not-offered': CircleIcon,
};

interface LanguageBarProps {
  readonly states: readonly LanguageState[];
  /** Fills what is empty in a language with another one; absent where nothing can be changed. */
  readonly onCopy?: (copying: Copying) => void;
  /** Marks a language as up to date; absent where nothing can be changed. */
  readonly onConfirm?: (language: Locale) => void;
}

/** The languages of a document, each with its state, to choose which the form shows. */
export function LanguageBar({ states, onCopy, onConfirm }: LanguageBarProps) {
  const shown = useShownLanguages();
  const chosen = states.find(({ language }) => language === shown);
  return (
    <Card padding={3} radius={2} border>
      <Stack gap={3}>
        <Flex gap={2} wrap="wrap" role="group" aria-label="Languages">
          <Button
            mode={shown === 'all' ? 'default' : 'ghost'}
            fontSize={1}
            padding={2}
            text="All languages"
            aria-pressed={shown === 'all'}
            onClick={() => showLanguages('all')}
          />
          {states.map((state) => (
            <Button
              key={state.language}
              mode={shown === state.language ? 'default' : 'ghost'}
              fontSize={1}
              padding={2}
              icon={icons[state.mark]}
              text={labelOf(state)}
              aria-pressed={shown === state.language}
              onClick={() => showLanguages(state.language)}
            />
          ))}
        </Flex>
        {chosen && onCopy && chosen.copySources.length > 0 && (
          <Offers note="Fills what is empty, as a start for the translation.">
            {chosen.copySources.map((from) => (
              <Button
                key={from}
                {...offer}
                text={`Copy ${titleOf(from)} to ${titleOf(chosen.language)}`}
                onClick={() => onCopy({ from, to: chosen.language })}
              />
            ))}
          </Offers>
        )}
        {chosen?.canBeConfirmed && onConfirm && (
          <Offers note="Where a change of the English makes no difference, or a copied text is right as it is.">
            <Button
              {...offer}
              text={`Mark ${titleOf(chosen.language)} as up to date`}
              onClick={() => onConfirm(chosen.language)}
            />
          </Offers>
        )}
      </Stack>
    </Card>
  );
}

const offer = { mode: 'ghost', fontSize: 1, padding: 2 } as const;

interface OffersProps {
  readonly note: string;
  readonly children: ReactNode;
}

/** Buttons for the chosen language, beside what they are for. */
function Offers({ note, children }: OffersProps) {
  return (
    <Flex gap={3} align="center" wrap="wrap">
      {children}
      <Text size={1} muted>
        {note}
      </Text>
    </Flex>
  );
}

const titleOf = (language: Locale) => locales.find(({ id }) => id === language)?.title ?? language;

/** Returns `Deutsch: 3 missing`. */
function labelOf({ language, mark, count }: LanguageState): string {
  const state = {
    complete: 'complete',
    missing: `${count} missing`,
    changed: `${count} older than the English`,
    'not-offered': 'not offered',
  }[mark];
  return `${titleOf(language)}: ${state}`;
}
