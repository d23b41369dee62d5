import type { Cv } from '@semestr/api/cv';
import styles from './profile.module.css';
import { Person } from './Person.tsx';
import { Preview } from './Preview.tsx';
import { Sections } from './Sections.tsx';
import { useVisibility } from './use-visibility.tsx';
import { Visibility } from './Visibility.tsx';

/** A student's own data and CV, with a preview of what others see. */
export function OwnCv({ cv }: { cv: Cv }) {
  const visibility = useVisibility(cv);
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        <Person cv={cv} />
        <Sections cv={cv} />
      </div>
      <div className={styles.parts}>
        <Visibility cv={cv} switches={visibility.switches} />
        <Preview cv={visibility.publicCv} />
      </div>
    </div>
  );
}
