import { own } from '@semestr/api/personal-data';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { usePerson } from '../../account/person.ts';
import { Download } from '../../ui/Download.tsx';
import { LockedNote } from './Row.tsx';
import styles from './settings.module.css';
import { settingsTexts } from './texts.ts';

/** Exports all data about the user as an archive, after step-up verification. */
export function PersonalData() {
  const t = useTexts(settingsTexts);
  return (
    <Section title={t('personalData.title')}>
      <p className={styles.what}>{t('personalData.what')}</p>
      {usePerson().impersonatedBy ? (
        <LockedNote>{t('personalData.locked')}</LockedNote>
      ) : (
        <Download call={own} request={{}}>
          {t('personalData.save')}
        </Download>
      )}
      <p className={styles.note}>{t('personalData.erase')}</p>
    </Section>
  );
}
