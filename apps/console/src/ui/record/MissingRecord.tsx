import type { Reply } from '@semestr/api/endpoint';
import type { audit } from '@semestr/api/audit';
import { dottedMoment } from '@semestr/core/dates';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { SearchX } from 'lucide-react';
import { useGetList } from 'react-admin';
import { useParams } from 'react-router-dom';
import { session } from '../../session/session.ts';
import { uiTexts } from '../texts/index.ts';
import { UndoButton } from './UndoButton.tsx';

interface MissingRecordProps {
  resource: string;
  /** Message that the record does not exist. */
  title: string;
  onRestored: () => void;
}

/** Reports a missing record. If it is in the audit log, shows when it was deleted, and offers to restore it. */
export function MissingRecord({ resource, title, onRestored }: MissingRecordProps) {
  const t = useTexts(uiTexts);
  const { id = '' } = useParams<'id'>();
  const { data } = useGetList<Reply<typeof audit.one>>(
    'audit',
    {
      filter: { subject: `${resource}/${id}`, action: `${resource}.remove` },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: session.may('own-changes', 'read') },
  );
  const [entry] = data ?? [];
  return (
    <Empty
      icon={SearchX}
      title={title}
      isFault
      {...(entry && {
        hint: t('record.deletedAt', { moment: dottedMoment(new Date(entry.at)) }),
        action: <UndoButton entry={entry} onDone={onRestored} />,
      })}
    />
  );
}
