import { numberIn } from '@semestr/core/display';
import type { OpeningRecord } from '@semestr/core/opening';
import { isStarterSet, type StarterSet, starterSets } from '@semestr/core/starter-sets';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useState } from 'react';
import {
  useCreatePath,
  useDataProvider,
  useGetResourceLabel,
  useNotify,
  useResourceDefinitions,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../client.ts';
import { isImportable } from '../../ui/list/TableImportLink.tsx';
import styles from './opening.module.css';
import { Line } from './Line.tsx';
import { openingTexts } from './texts.ts';

interface RecordLineProps {
  record: OpeningRecord;
  count: number;
  onChanged: () => void;
}

/** Where records of a type are best entered, when it is not their form. */
const places: Partial<Record<OpeningRecord, string>> = {
  // The page proposes the usual days of both terms.
  terms: '/new-year',
  lessons: '/timetable',
};

/** The records of a type: how many there are, and how to add more: by form, from a table, or the usual ones. */
export function RecordLine({ record, count, onChanged }: RecordLineProps) {
  const t = useTexts(openingTexts);
  const createPath = useCreatePath();
  const names = useGetResourceLabel()(record, 2);
  const { hasCreate } = useResourceDefinitions()[record] ?? {};
  const way = record === 'lessons' ? 'grid' : 'add';
  const list = createPath({ resource: record, type: 'list' });
  return (
    <Line name={<Link to={list}>{names}</Link>} value={numberIn(t.language, count)} isMissing={count === 0}>
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
      {hasCreate && count === 0 && isStarterSet(record) && (
        <Starter set={record} names={names} onDone={onChanged} />
      )}
    </Line>
  );
}

interface StarterProps {
  set: StarterSet;
  names: string;
  onDone: () => void;
}

/** Button that adds the usual records of a type, one after the other. */
function Starter({ set, names, onDone }: StarterProps) {
  const t = useTexts(openingTexts);
  const provider = useDataProvider();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);

  async function add(): Promise<void> {
    setPending(true);
    let added = 0;
    try {
      for (const data of starterSets[set]) {
        await provider.create(set, { data });
        added += 1;
      }
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    if (added > 0) notify(t('starterDone', { count: added }));
    setPending(false);
    onDone();
  }

  return (
    <Button
      look="text"
      className={styles.starter}
      aria-label={`${t('starter')}: ${names}`}
      isPending={isPending}
      onClick={() => void add()}
    >
      {t('starter')}
    </Button>
  );
}
