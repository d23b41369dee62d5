import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import styles from './diploma.module.css';
import { diplomaTexts } from './texts.ts';

const steps = ['suggest', 'agree', 'apply', 'approve'] as const;

/** Progress of a topic from the suggestion to the department's decision. */
export function Steps() {
  const t = useTexts(diplomaTexts);
  return (
    <Section title={t('steps.title')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
    </Section>
  );
}
