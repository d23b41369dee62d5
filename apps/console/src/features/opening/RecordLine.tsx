import { numberIn } from '@semestr/core/display';
import type { OpeningRecord } from '@semestr/core/opening';
import { useTexts } from '@semestr/ui/language.tsx';
import { useCreatePath, useGetList, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import { StarterSetButton } from '../../ui/list/StarterSet.tsx';
import { isImportable } from '../../ui/list/TableImportLink.tsx';
import { Line } from './Line.tsx';
import styles from './opening.module.css';
import { openingTexts } from './texts.ts';

/** Dictionaries that students' requests refer to. Each university only needs those for the requests it accepts. */
export const dictionaries = [
  'omission-certificate-types',
  'practice-types',
  'mark-sheet-types',
  'academic-titles',
] as const;
type Dictionary = (typeof dictionaries)[number];

const COUNT = { pagination: { page: 1, perPage: 1 } } as const;

/** A dictionary with its count, which is not part of the checklist's data. */
export function DictionaryLine({ record }: { record: Dictionary }) {
  const { total = 0, refetch } = useGetList(record, COUNT);
  return <RecordLine record={record} count={total} isOptional onChanged={() => void refetch()} />;
}

interface RecordLineProps {
  record: OpeningRecord | Dictionary;
  count: number;
  /** Whether a university may have none. */
  isOptional?: boolean;
  onChanged: () => void;
}

/** Pages that are better suited than the form for entering records of a type. */
const places: Partial<Record<RecordLineProps['record'], string>> = {
  // Proposes the usual dates of both terms.
  terms: '/new-year',
  lessons: '/timetable',
};

/** Number of records of a type, and the ways to add more: form, table import or starter set. */
export function RecordLine({ record, count, isOptional = false, onChanged }: RecordLineProps) {
  const t = useTexts(openingTexts);
  const createPath = useCreatePath();
  const names = useGetResourceLabel()(record, 2);
  const { hasCreate } = useResourceDefinitions()[record] ?? {};
  const way = record === 'lessons' ? 'grid' : 'add';
  const list = createPath({ resource: record, type: 'list' });
  return (
    <Line
      name={<Link to={list}>{names}</Link>}
      value={numberIn(t.language, count)}
      isMissing={count === 0 && !isOptional}
    >
      {hasCreate && !(record === 'institution' && count > 0) && (
        <Link
          aria-label={`${t(way)}: ${names}`}
          to={places[record] ?? createPath({ resource: record, type: 'create' })}
        >
          {t(way)}
        </Link>
      )}
      {isImportable(record) && (
        <Link aria-label={`${t('fromTable')}: ${names}`} to={`/table-imports?kind=${record}`}>
          {t('fromTable')}
        </Link>
      )}
      <StarterSetButton resource={record} look="text" className={styles.starter} onAdded={onChanged} />
    </Line>
  );
}
