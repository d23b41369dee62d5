import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useCreatePath, useRecordContext, useResourceContext, useResourceDefinition } from 'react-admin';
import { Link } from 'react-router-dom';
import { uiTexts } from '../texts/index.ts';

/** Link from a record's page to its form, when there is one. */
export function EditLink() {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const { hasEdit } = useResourceDefinition();
  const record = useRecordContext();
  const createPath = useCreatePath();
  if (!record || !hasEdit) return null;
  return (
    <Link to={createPath({ resource, type: 'edit', id: record.id })} className={buttonClass('outlined')}>
      {t('record.edit')}
    </Link>
  );
}
