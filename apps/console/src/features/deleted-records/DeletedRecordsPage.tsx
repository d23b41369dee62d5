import type { audit } from '@semestr/api/audit';
import type { Reply } from '@semestr/api/endpoint';
import { dottedMoment } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { useDebounced } from '@semestr/ui/debounced';
import { Empty } from '@semestr/ui/Empty.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { ArchiveRestore, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useGetList, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { session } from '../../session/session.ts';
import { Fault } from '../../ui/Fault.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { Page } from '../../ui/Page.tsx';
import { Reference } from '../../ui/record/Reference.tsx';
import { numberLabel } from '../../ui/record/record-number.ts';
import { UndoButton } from '../../ui/record/UndoButton.tsx';
import { useNames } from '../../ui/record/use-record-name.ts';
import styles from './deleted-records.module.css';
import { type DeletedRecordTexts, deletedRecordTexts } from './texts.ts';

type Entry = Reply<typeof audit.one>;

/** Number of rows shown initially, and added by each click. */
const STEP = 50;
const TYPING_MS = 250;

/** Reads the filters from the address, which the back button restores. */
function useConditions() {
  const [search, setSearch] = useSearchParams();
  return {
    q: search.get('q') ?? '',
    kind: search.get('kind') ?? '',
    choose: (name: 'q' | 'kind', value: string) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
  };
}

/** Deleted records, latest first. Roles without access to the audit log only see what they deleted themselves. */
export default function DeletedRecordsPage() {
  const t = useTexts(deletedRecordTexts);
  const language = useLanguage();
  const { q, kind, choose } = useConditions();
  const [count, setCount] = useState(STEP);
  const value = useDebounced(q, TYPING_MS).trim();
  const definitions = useResourceDefinitions();
  const label = useGetResourceLabel();
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<Entry>('audit', {
    filter: {
      change: 'remove',
      isUndone: false,
      ...(value !== '' && { value }),
      ...(kind !== '' && { action: `${kind}.remove` }),
    },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: count },
  });
  const isFiltered = value !== '' || kind !== '';
  const collator = new Intl.Collator(language);
  const kinds = Object.keys(definitions)
    .map((name) => ({ value: name, label: label(name, 2) }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
  return (
    <Page title={t('names')} subtitle={t(session.may('audit', 'read') ? 'aboutAll' : 'aboutOwn')}>
      <search aria-label={t('choices')} className={styles.choosers}>
        <SearchBox value={q} onChange={({ target }) => choose('q', target.value)} />
        <div className={styles.kind}>
          <SelectField
            label={t('kind')}
            value={kind}
            options={[{ value: '', label: t('anyKind') }, ...kinds]}
            onChange={({ target }) => choose('kind', target.value)}
          />
        </div>
      </search>
      <DataTable
        caption={t('names')}
        isCaptionHidden
        rows={data}
        keyOf={({ id }) => id}
        columns={columnsOf(t, () => void refetch())}
        isPrivate
        failure={error && <Fault error={error} onRetry={() => void refetch()} />}
        empty={
          isFiltered ? (
            <Empty icon={SearchX} title={t('nothingFound')} hint={t('nothingFoundHint')} />
          ) : (
            <Empty icon={ArchiveRestore} title={t('none')} hint={t('noneHint')} />
          )
        }
      />
      {data && total > data.length && (
        <p>
          <Button onClick={() => setCount(count + STEP)}>
            {t('more', { count: Math.min(STEP, total - data.length) })}
          </Button>
        </p>
      )}
    </Page>
  );
}

const columnsOf = (t: DeletedRecordTexts, onRestored: () => void): readonly Column<Entry>[] => [
  { key: 'record', head: t('record'), cell: (entry) => <RecordName entry={entry} /> },
  { key: 'at', head: t('at'), cell: ({ at }) => dottedMoment(new Date(at)), isNamedOnCard: true },
  {
    key: 'by',
    head: t('by'),
    cell: ({ userId }) => (userId === null ? '–' : <Reference resource="users" id={userId} />),
    isNamedOnCard: true,
  },
  {
    key: 'restore',
    head: t('restore'),
    isHeadHidden: true,
    cell: (entry) => (
      <div className={styles.restore}>
        <UndoButton entry={entry} onDone={onRestored} />
      </div>
    ),
  },
];

/** Type and name of a deleted record, from its stored values; its number when it has no name. */
function RecordName({ entry }: { entry: Entry }) {
  const label = useGetResourceLabel();
  const nameOf = useNames();
  const [resource = '', id = ''] = entry.subject.split('/');
  // Marks and similar records are labelled by their student.
  const studentId = entry.details?.['studentId'];
  const name = nameOf(resource, { id: Number(id), ...entry.details });
  return (
    <>
      <span className={styles.type}>{label(resource, 1)}</span>{' '}
      {name !== '' && name !== numberLabel(Number(id)) ? (
        <span lang="ru">{name}</span>
      ) : typeof studentId === 'number' ? (
        <Reference resource="students" id={studentId} />
      ) : (
        numberLabel(Number(id))
      )}
    </>
  );
}
