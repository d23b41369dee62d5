import { tableImportKinds } from '@semestr/core/table-imports';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { FileSpreadsheet } from 'lucide-react';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { session } from '../../session/session.ts';
import { uiTexts } from '../texts/index.ts';

/** Whether the user can import records of a type from a file. */
export const isImportable = (resource: string): boolean =>
  tableImportKinds.some((kind) => kind === resource) && session.may('administration', 'write');

/** Link to the page that imports records of this type from a file, when there is one. */
export function TableImportLink() {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  if (!isImportable(resource)) return null;
  return (
    <Link to={`/table-imports?kind=${resource}`} className={buttonClass('outlined')}>
      <FileSpreadsheet size={16} strokeWidth={1.75} aria-hidden />
      {t('list.fromTable')}
    </Link>
  );
}
