import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { CircleIcon } from '@sanity/icons/Circle';
import { EditIcon } from '@sanity/icons/Edit';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import type { ComponentType } from 'react';
import { locales } from '../../content/schema/locales.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
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
  /** Fills what is empty in a language with the English; absent where nothing can be changed. */
  readonly onCopyEnglish?: (language: Locale) => void;
  /** Marks a language as up to date that is older than the English; absent likewise. */
  readonly onConfirm?: (language: Locale) => void;
}

/** The languages of a document, each with its state, to choose which the form shows. */
export function LanguageBar({ states, onCopyEnglish, onConfirm }: LanguageBarProps) {
  const shown = useShownLanguages();
  const chosen = states.find(({ language }) => language === shown);
  const canCopy = chosen && chosen.language !== 'en' && isUnfinished(chosen);
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
        {canCopy && onCopyEnglish && (
          <Offer
            text={`Copy English to ${titleOf(chosen.language)}`}
            note="Fills what is empty, as a start for the translation."
            onAccept={() => onCopyEnglish(chosen.language)}
          />
        )}
        {chosen?.mark === 'changed' && onConfirm && (
          <Offer
            text={`Mark ${titleOf(chosen.language)} as up to date`}
            note="Where the change of the English makes no difference."
            onAccept={() => onConfirm(chosen.language)}
          />
        )}
      </Stack>
    </Card>
  );
}

interface OfferProps {
  readonly text: string;
  readonly note: string;
  readonly onAccept: () => void;
}

/** A button for the chosen language, beside what it is for. */
function Offer({ text, note, onAccept }: OfferProps) {
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Button mode="ghost" fontSize={1} padding={2} text={text} onClick={onAccept} />
      <Text size={1} muted>
        {note}
      </Text>
    </Flex>
  );
}

const isUnfinished = ({ mark }: LanguageState) => mark === 'missing' || mark === 'not-offered';

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
