import { useTexts } from '@semestr/ui/language.tsx';
import { useCreatePath, useGetResourceLabel } from 'react-admin';
import { Link } from 'react-router-dom';
import { uiTexts } from '../texts/index.ts';
import styles from './list.module.css';

/** Links to the forms of record types that are required first and have no records. */
export function FirstAdd({ resources }: { resources: readonly string[] }) {
  const t = useTexts(uiTexts);
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  return (
    <>
      {t('list.firstAdd')}
      <ul className={styles.firstAdd} aria-label={t('list.firstAdd')}>
        {resources.map((resource) => (
          <li key={resource}>
            <Link to={createPath({ resource, type: 'create' })}>{label(resource, 2)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
