import { useTexts } from '@semestr/ui/language.tsx';
import { Section } from '@semestr/ui/Section.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { Answer } from './Answer.tsx';
import { OwnReports } from './OwnReports.tsx';
import { groups, questions } from './questions.ts';
import { Reach } from './Reach.tsx';
import styles from './support.module.css';
import { supportTexts } from './texts.ts';

export const texts = [supportTexts];

export function Header() {
  const t = useTexts(supportTexts);
  return <Heading subtitle={t('subtitle')} />;
}

/** Frequent questions with answers, and contacts for the rest. */
export default function SupportPage() {
  const t = useTexts(supportTexts);
  return (
    <div className={styles.columns}>
      <div className={styles.groups}>
        <OwnReports />
        {groups.map((group) => (
          <Section key={group} title={t(`groups.${group}`)}>
            {questions[group].map((question) => (
              <Answer key={question.id} question={question} />
            ))}
          </Section>
        ))}
      </div>
      <Reach />
    </div>
  );
}
