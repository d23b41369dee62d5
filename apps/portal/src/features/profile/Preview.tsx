import { type Cv, document } from '@semestr/api/cv';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Section } from '@semestr/ui/Section.tsx';
import { Download } from '../../ui/Download.tsx';
import { CvEntry } from '../../ui/cv/CvEntry.tsx';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

/** The CV as it appears in the list of all CVs, and as a file. */
export function Preview({ cv }: { cv: Cv }) {
  const t = useTexts(profileTexts);
  return (
    <Section title={t(cv.published ? 'preview.title' : 'preview.titleOff')} className={styles.preview}>
      <div className={styles.card} {...asPrivate}>
        <CvEntry cv={cv} />
      </div>
      <p className={styles.note}>
        {!cv.published && <b>{t('preview.unpublished')} </b>}
        {t('preview.saved')}
      </p>
      <Download call={document} request={{}}>
        {t('preview.download')}
      </Download>
    </Section>
  );
}
