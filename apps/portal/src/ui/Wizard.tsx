import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entryTexts } from './entry-texts.ts';
import styles from './wizard.module.css';

interface WizardProps {
  /** The address of the step before. */
  back?: string | null;
  /** Which step of what this is, above the title. */
  step?: string | null;
  /** The question of this page: its title. */
  title: string;
  /** The page is on its way out. */
  isLeaving?: boolean;
  children: ReactNode;
}

/** One question per page. The title takes the focus when the page comes, and stands in the content instead of the header. */
export function Wizard({ back = null, step = null, title, isLeaving = false, children }: WizardProps) {
  const t = useTexts(entryTexts);
  return (
    <div className={classNames(styles.wizard, isLeaving && styles.leaving)}>
      {back !== null && (
        <Link to={back} className={styles.back}>
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
          {t('back')}
        </Link>
      )}
      {step !== null && <p className={styles.step}>{step}</p>}
      <h1 id="heading" className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}

/** What is beside the question, at its foot: where to turn to. */
export const WizardNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
);
