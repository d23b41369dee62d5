import type { Specialization } from '@semestr/api/profiling';
import { decimal } from '@semestr/core/display';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import {
  applicationsOf,
  offersOf,
  ratingOf,
  toApplicationViews,
  type PlaceView,
  toRatingView,
} from './profiling.ts';
import styles from './profiling.module.css';
import { profilingTexts } from './texts.ts';

function Card({ student: { studentCardNumber, isOwn } }: { student: PlaceView }) {
  const t = useTexts(profilingTexts);
  return (
    <>
      {studentCardNumber}
      {isOwn && <b className={styles.you}> {t('you')}</b>}
    </>
  );
}

const cardCell = (student: PlaceView) => <Card student={student} />;

/** Explains the cut-off line in the table, or why there is none. */
function Line({ offer: { places, lastPosition: last } }: { offer: Specialization }) {
  const t = useTexts(profilingTexts);
  if (places == null) return t('line.unknown');
  if (last === 0) return t('line.full', { count: places });
  return last == null ? t('line.enough', { count: places }) : t('line.ends', { count: places, last });
}

/**
 * The rating by which students choose, with the student's own position and a line at the cut-off of a specialisation.
 */
export function Rating() {
  const t = useTexts(profilingTexts);
  const user = usePerson();
  const { data: rating, failure } = useSectionQuery(ratingOf(user));
  const { data: offers } = useSectionQuery(offersOf(user));
  const { data: applications } = useSectionQuery(applicationsOf(user));
  const [chosen, setChosen] = useState<number | null>(null);
  const options = applications && toApplicationViews(applications).waiting[0]?.specialityId;
  const offer = offers?.find(({ id }) => id === (chosen ?? options)) ?? offers?.[0];
  const data = rating === undefined ? undefined : toRatingView(rating ?? [], user);
  const own = data?.find(({ isOwn }) => isOwn);

  const columns: readonly Column<PlaceView>[] = [
    { key: 'position', head: t('columns.position'), cell: ({ position }) => position },
    { key: 'card', head: t('columns.card'), cell: cardCell },
    {
      key: 'average',
      head: t('columns.average'),
      isNumber: true,
      cell: ({ average }) => decimal(average, t.language),
    },
  ];

  return (
    <Section
      title={t('rating')}
      note={
        own && (
          <Caption>
            <span {...asPrivate}>{t('ownPlace', { place: own.position, count: data?.length ?? 0 })}</span>
          </Caption>
        )
      }
    >
      {offers && offers.length > 0 && offer && data && data.length > 0 && (
        <div className={styles.line}>
          <SelectField
            label={t('line.of')}
            value={String(offer.id)}
            onChange={({ target }) => setChosen(Number(target.value))}
            options={offers.map(({ id, name }) => ({ value: String(id), label: name }))}
            lang="ru"
          />
          <p role="status">
            <Line offer={offer} />
          </p>
        </div>
      )}
      <DataTable
        caption={t('rating')}
        isCaptionHidden
        isPrivate
        isNarrow
        columns={columns}
        rows={data}
        keyOf={({ position }) => position}
        isOwn={({ isOwn }) => isOwn}
        below={({ position }) => position === offer?.lastPosition && t('line.here')}
        empty={<Empty icon={ChartColumn} title={t('noRating')} hint={t('noRatingHint')} />}
        failure={failure}
      />
    </Section>
  );
}
