import { decimal } from '@semestr/core/display';
import { isMarked, middleOf, rankLines } from '@semestr/core/rating';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption, Section } from '@semestr/ui/Section.tsx';
import { WaitingRows } from '@semestr/ui/WaitingRows.tsx';
import table from '@semestr/ui/table.module.css';
import { ListOrdered, UsersRound } from 'lucide-react';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import type { ChoiceInAddress } from './choice.ts';
import { Distribution } from './Distribution.tsx';
import { ratingOf } from './rating.ts';
import styles from './rating.module.css';
import { type RankedRow, RatingTable } from './RatingTable.tsx';
import { ratingTexts } from './texts.ts';

interface StandingsProps extends Pick<ChoiceInAddress, 'choice' | 'linkTo'> {
  onOpen: () => void;
}

function Everybody({ rows, card, linkTo, onOpen }: Omit<StandingsProps, 'choice'> & VisibleRows) {
  const t = useTexts(ratingTexts);
  const averages = rows.filter(isMarked).map(({ average }) => average);
  const middle = middleOf(averages);
  const unmarked = rows.length - averages.length;
  const open = rows.find(({ studentCardNumber }) => studentCardNumber === card);
  return (
    <Section
      className={styles.standings}
      title={
        <>
          {t('students', { count: rows.length })}{' '}
          <span className={styles.second}>
            {unmarked > 0 ? t('unmarked', { count: unmarked }) : t('byAverage')}
          </span>
        </>
      }
      note={
        middle && (
          <Caption>
            {t('mean')} <b className={styles.figure}>{decimal(middle.mean, t.language)}</b> · {t('median')}{' '}
            <b className={styles.figure}>{decimal(middle.median, t.language)}</b>
          </Caption>
        )
      }
    >
      {averages.length > 0 && (
        <Distribution averages={averages} open={open && isMarked(open) ? open.average : null} />
      )}
      <RatingTable rows={rows} card={card} linkTo={linkTo} onOpen={onOpen} />
    </Section>
  );
}

interface VisibleRows {
  rows: readonly RankedRow[];
  card: string | null;
}

/** Rating of the selected course, or what is still to be selected. */
export function Standings({ choice, linkTo, onOpen }: StandingsProps) {
  const t = useTexts(ratingTexts);
  const { data, failure } = useSectionQuery(ratingOf(choice));
  if (choice.course === null)
    return (
      <Section title={t('table')} className={styles.standings}>
        <Empty icon={ListOrdered} title={t('begin')} hint={t('beginHint')} />
      </Section>
    );
  if (data && data.length > 0)
    return <Everybody rows={rankLines(data)} card={choice.card} linkTo={linkTo} onOpen={onOpen} />;
  return (
    <Section title={t('table')} className={styles.standings}>
      {failure ??
        (data ? (
          <Empty icon={UsersRound} title={t('noneFound')} hint={t('noneFoundHint')} />
        ) : (
          <table className={table.table} aria-busy>
            <caption className="visually-hidden">{t('table')}</caption>
            <tbody>
              <WaitingRows rows={12} columns={4} />
            </tbody>
          </table>
        ))}
    </Section>
  );
}
