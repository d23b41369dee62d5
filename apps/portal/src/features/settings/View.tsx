import { languageNames, offeredLanguages } from '@semestr/core/languages';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { chooseLanguage, useTexts } from '@semestr/ui/language.tsx';
import { scheme, schemes } from '@semestr/ui/scheme';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { useId } from 'react';
import { mayOpen, titleOf } from '../../screens/screen.ts';
import { startPage, startPages, startScreens } from '../../account/start.ts';
import { usePerson } from '../../account/person.ts';
import { pageTexts } from '../../ui/page/texts.ts';
import styles from './settings.module.css';
import { settingsTexts } from './texts.ts';

interface OptionProps<T extends string> {
  label: string;
  values: readonly T[];
  chosen: T;
  nameOf: (value: T) => string;
  /** Language of the option's name if it differs from that of the page. */
  langOf?: (value: T) => string;
  onChoose: (value: T) => void;
}

function Option<T extends string>({ label, values, chosen, nameOf, langOf, onChoose }: OptionProps<T>) {
  const id = useId();
  return (
    <div className={styles.option}>
      <span id={id}>{label}</span>
      <Choices labelledBy={id}>
        {values.map((value) => (
          <Choice
            key={value}
            isChosen={value === chosen}
            lang={langOf?.(value)}
            onClick={() => onChoose(value)}
          >
            {nameOf(value)}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}

/** Appearance and start page of the portal in this browser. Changes take effect immediately. */
export function View() {
  const t = useTexts(settingsTexts);
  const shell = useTexts(pageTexts);
  const user = usePerson();
  return (
    <Section title={t('view.title')} className={styles.view}>
      <Option
        label={shell('language')}
        values={offeredLanguages}
        chosen={t.language}
        nameOf={(value) => languageNames[value]}
        langOf={(value) => value}
        onChoose={(value) => {
          chooseLanguage(value).catch(() => toast('error', shell('languageFailed')));
        }}
      />
      <Option
        label={shell('scheme')}
        values={schemes}
        chosen={scheme.use()}
        nameOf={(value) => shell(`schemes.${value}`)}
        onChoose={scheme.set}
      />
      <Option
        label={t('view.start')}
        values={startPages.filter((page) => mayOpen(startScreens[page], user))}
        chosen={startPage.use()}
        nameOf={(value) => titleOf(startScreens[value], t.language)}
        onChoose={startPage.set}
      />
      <p className={styles.note}>
        <Caption>{t('view.hint')}</Caption>
      </p>
    </Section>
  );
}
