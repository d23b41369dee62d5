import type { Excuse } from '@semestr/api/omissions';
import { dayRange } from '@semestr/core/display';
import { DataText } from '@semestr/ui/DataText.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section, TwoLines } from '@semestr/ui/Section.tsx';
import { FileCheck } from 'lucide-react';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { dayOf, excusesOf } from './omissions.ts';
import { omissionTexts } from './texts.ts';

function Days({ excuse: { dateFrom, dateTo } }: { excuse: Excuse }) {
  const { language } = useTexts(omissionTexts);
  const [from, to] = [dayOf(dateFrom), dayOf(dateTo)];
  return from && to ? dayRange(from, to, language) : `${dateFrom} – ${dateTo}`;
}

/** The document; data of the university, which is in Russian. */
function Paper({ excuse: { name, note } }: { excuse: Excuse }) {
  const t = useTexts(omissionTexts);
  return (
    <TwoLines
      lang={name ? 'ru' : undefined}
      first={name || t('unnamed')}
      second={note && <span lang="ru">{note}</span>}
    />
  );
}

const daysCell = (excuse: Excuse) => <Days excuse={excuse} />;
const paperCell = (excuse: Excuse) => <Paper excuse={excuse} />;

/** Days already excused by the dean's office, latest first. */
export function Excuses() {
  const t = useTexts(omissionTexts);
  const { data, failure } = useSectionQuery(excusesOf(usePerson()));
  const columns: readonly Column<Excuse>[] = [
    { key: 'days', head: t('excuseColumns.days'), cell: daysCell },
    { key: 'paper', head: t('excuseColumns.paper'), cell: paperCell },
    {
      key: 'term',
      head: t('excuseColumns.term'),
      cell: ({ term }) => term,
      isNumber: true,
      isNamedOnCard: true,
    },
  ];
  const rows = data === undefined ? undefined : (data?.omissionDtoList ?? []);
  const faculty = data?.faculty;
  return (
    <Section
      title={t('excuses')}
      note={
        faculty &&
        rows &&
        rows.length > 0 && (
          <Caption>
            <DataText>{t('accounted', { faculty })}</DataText>
          </Caption>
        )
      }
    >
      <DataTable
        caption={t('excuses')}
        isCaptionHidden
        isPrivate
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<Empty icon={FileCheck} title={t('noExcuses')} hint={t('noExcusesHint')} />}
        failure={failure}
      />
    </Section>
  );
}
