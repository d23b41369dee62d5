import { yearOf } from '@semestr/core/dates';
import { monthName } from '@semestr/core/months';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Second, Section } from '@semestr/ui/Section.tsx';
import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePerson } from '../../shell/person.ts';
import { useNow } from '../../ui/now.ts';
import { usePart } from '../../ui/usePart.tsx';
import { HoursTable } from './HoursTable.tsx';
import { type HoursRow, monthRows, monthsOf, subjectRows, subjectsOf } from './omissions.ts';
import { omissionTexts } from './texts.ts';

interface HoursProps {
  title: string;
  /** What the rows are. */
  head: string;
  /** The language of the names, where they are data of the university. */
  lang?: string;
  /** Undefined while they are on their way. */
  rows: readonly HoursRow[] | undefined;
  failure: ReactNode;
  empty: ReactNode;
}

function Hours({ title, head, lang, rows, failure, empty }: HoursProps) {
  const t = useTexts(omissionTexts);
  const total = (rows ?? []).reduce((sum, row) => sum + row.total, 0);
  return (
    <Section title={title} note={total > 0 && <Second>{t('total', { count: total })}</Second>}>
      {failure ?? (rows && total === 0 ? empty : <HoursTable {...{ title, head, lang, rows }} />)}
    </Section>
  );
}

/** The hours of each month of the term, as a chart that is a table. */
export function Months() {
  const t = useTexts(omissionTexts);
  const { today } = useNow();
  const { data, failure } = usePart(monthsOf(usePerson()));
  const rows =
    data === undefined
      ? undefined
      : monthRows(data ?? [], (month) => {
          const name = monthName(month, t.language);
          return yearOf(month) === yearOf(today) ? name : `${name} ${yearOf(month)}`;
        });
  const isBegun = (rows ?? []).length > 0;
  return (
    <Hours
      title={t('months')}
      head={t('columns.month')}
      rows={rows}
      failure={failure}
      empty={
        <Empty
          icon={CalendarCheck}
          title={t(isBegun ? 'nothing' : 'noLessons')}
          hint={t(isBegun ? 'nothingHint' : 'noLessonsHint')}
        />
      }
    />
  );
}

/** The hours of each subject of the term, the most first. Where nothing was missed, the months say so. */
export function Subjects() {
  const t = useTexts(omissionTexts);
  const { data, failure } = usePart(subjectsOf(usePerson()));
  if (!failure && data !== undefined && (data ?? []).length === 0) return null;
  return (
    <Hours
      title={t('subjects')}
      head={t('columns.subject')}
      lang="ru"
      rows={data === undefined ? undefined : subjectRows(data ?? [])}
      failure={failure}
      empty={null}
    />
  );
}
