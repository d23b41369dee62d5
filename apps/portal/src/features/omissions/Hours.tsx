import { yearOf } from '@semestr/core/dates';
import { monthName } from '@semestr/core/months';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePerson } from '../../account/person.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { HoursTable } from './HoursTable.tsx';
import { type HoursRow, monthRows, monthsOf, subjectRows, subjectsOf } from './omissions.ts';
import { omissionTexts } from './texts.ts';

interface HoursProps {
  title: string;
  /** Heading of the rows. */
  head: string;
  /** Language of the names if they are data of the university. */
  lang?: string;
  /** Undefined while loading. */
  rows: readonly HoursRow[] | undefined;
  failure: ReactNode;
  empty: ReactNode;
}

function Hours({ title, head, lang, rows, failure, empty }: HoursProps) {
  const t = useTexts(omissionTexts);
  const total = (rows ?? []).reduce((sum, row) => sum + row.total, 0);
  return (
    <Section title={title} note={total > 0 && <Caption>{t('total', { count: total })}</Caption>}>
      {failure ?? (rows && total === 0 ? empty : <HoursTable {...{ title, head, lang, rows }} />)}
    </Section>
  );
}

/** Missed hours by month of the term, as a table with bars. */
export function Months() {
  const t = useTexts(omissionTexts);
  const { today } = useNow();
  const { data, failure } = useSectionQuery(monthsOf(usePerson()));
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

/** Missed hours by subject of the term, most first. When there are none, only the table of months says so. */
export function Subjects() {
  const t = useTexts(omissionTexts);
  const { data, failure } = useSectionQuery(subjectsOf(usePerson()));
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
