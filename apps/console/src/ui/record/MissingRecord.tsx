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
import { TakeBack } from './TakeBack.tsx';

interface MissingRecordProps {
  resource: string;
  /** Says that there is no such record. */
  title: string;
  onRestored: () => void;
}

/** Reports that a record is missing: when it was deleted, and that it can be restored, if the audit log knows it. */
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
        action: <TakeBack entry={entry} onDone={onRestored} />,
      })}
    />
  );
}
