import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entryTexts } from './entry-texts.ts';
import styles from './wizard.module.css';

interface WizardProps {
  /** Address of the previous step. */
  back?: string | null;
  /** Number of the step, above the title. */
  step?: string | null;
  /** Title of the page: its question. */
  title: string;
  /** Whether the page is fading out. */
  isLeaving?: boolean;
  children: ReactNode;
}

/**
 * Page with one question. The title is in the content instead of the header, and focused when the page opens.
 */
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

/** Where to find help, at the bottom. */
export const WizardNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
);
