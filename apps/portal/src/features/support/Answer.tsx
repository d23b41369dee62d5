import { useTexts } from '@semestr/ui/language.tsx';
import { useHydrated } from '@semestr/ui/hydration';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { Question } from './questions.ts';
import styles from './support.module.css';
import { supportTexts } from './texts.ts';

/** A question that expands to its answer. It can be linked: /support#limit. */
export function Answer({ question }: { question: Question }) {
  const t = useTexts(supportTexts);
  const { hash } = useLocation();
  // Read in the browser, which does not send the hash to the server.
  const isLinked = useHydrated() && hash === `#${question.id}`;
  const { id } = question;
  return (
    <details id={id} className={styles.question} open={isLinked}>
      <summary>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        {t(`questions.${id}.question`)}
      </summary>
      <p>{t(`questions.${id}.answer`)}</p>
      {question.to !== undefined && (
        <p>
          <Link to={question.to}>{t(`questions.${question.id}.link`)}</Link>
        </p>
      )}
    </details>
  );
}
