import { useTranslations } from 'next-intl';
import { type Locale, localeData } from '#lib/platform/i18n/locales';
import { Choice, Choices } from './choice';
import { Question } from './question';

interface ChooseLanguageProps {
  /** The tour languages of the chosen day. */
  readonly languages: readonly Locale[];
  readonly chosen: Locale | null;
  readonly onChoose: (language: string) => void;
}

/** Renders the choice of the tour language. */
export function ChooseLanguage({ languages, chosen, onChoose }: ChooseLanguageProps) {
  const t = useTranslations('checkoutDemo');
  return (
    <Question legend={t('language')}>
      <Choices layout="board">
        {languages.map((language) => (
          <Choice
            key={language}
            name="language"
            value={language}
            checked={language === chosen}
            title={<span lang={language}>{localeData[language].name}</span>}
            onChoose={onChoose}
          />
        ))}
      </Choices>
    </Question>
  );
}
