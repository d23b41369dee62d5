import { useTexts } from '@semestr/ui/language.tsx';
import { ArrowLeft } from 'lucide-react';
import { useCreatePath, useGetResourceLabel, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { uiTexts } from '../texts/index.ts';
import styles from './record.module.css';

/** Link back to the list, whose filters, order and page react-admin keeps for the session. */
export function BackToList() {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const list = useGetResourceLabel()(resource, 2);
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource, type: 'list' })}
      className={styles.back}
      aria-label={t('back', { list })}
    >
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      {list}
    </Link>
  );
}
