import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Plus } from 'lucide-react';
import { useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';
import { Link } from 'react-router-dom';
import { uiTexts } from '../texts/index.ts';

/** Link to the form of a new record, when there is one. */
export function AddLink() {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const { hasCreate } = useResourceDefinition();
  const createPath = useCreatePath();
  if (!hasCreate) return null;
  return (
    <Link to={createPath({ resource, type: 'create' })} className={buttonClass('primary')}>
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      {t('list.add')}
    </Link>
  );
}
