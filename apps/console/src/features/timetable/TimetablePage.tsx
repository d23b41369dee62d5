import { workbook } from '@semestr/api/timetable';
import { momentInWords } from '@semestr/core/moments';
import { planDays } from '@semestr/core/week-slots';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { WaitingRows } from '@semestr/ui/WaitingRows.tsx';
import { CalendarSearch } from 'lucide-react';
import { today } from '../../clock.ts';
import { session } from '../../session/session.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { Fault } from '../../ui/Fault.tsx';
import { Page } from '../../ui/Page.tsx';
import { Board } from './Board.tsx';
import { TimetableSelects } from './TimetableSelects.tsx';
import { DraftBar } from './drafts/DraftBar.tsx';
import styles from './timetable.module.css';
import { timetableTexts } from './texts/index.ts';
import { useAddress } from './use-address.ts';
import { defaultWeek, requestOf, useTimetable, weeksOfTerm } from './use-timetable.ts';

/** Rows of the table while it is loading. */
const WAITING_ROWS = 6;

/** The timetable of a group, an educator or a room, in which lessons are created, moved and edited. */
export default function TimetablePage() {
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const address = useAddress();
  const { data, error, refetch } = useTimetable(address);
  const weeks = data ? weeksOfTerm(data) : [];
  const chosen = weeks.find(({ week }) => week === address.week)?.monday;
  const monday = address.week === 'all' ? null : (chosen ?? defaultWeek(weeks));
  const changed = data?.changed;
  return (
    <Page
      title={t('names')}
      subtitle={
        changed &&
        t('changed', {
          by: changed.by ?? t('administrator'),
          at: momentInWords(new Date(changed.at), language, today()),
        })
      }
      actions={
        data && (
          <DownloadButton call={workbook} request={requestOf(address)}>
            {t('workbook')}
          </DownloadButton>
        )
      }
    >
      <TimetableSelects address={address} weeks={weeks} monday={monday} />
      {address.draft !== null && (
        <DraftBar
          id={address.draft}
          groupId={address.of === 'group' && address.id !== null ? Number(address.id) : null}
          onLeave={() => address.choose('draft', null)}
        />
      )}
      {error && address.id !== null ? (
        <Fault error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Board data={data} address={address} monday={monday} />
      ) : address.id === null ? (
        <Empty
          icon={CalendarSearch}
          title={t('begin')}
          hint={t(session.may('timetable', 'write') ? 'beginHint' : 'beginReading')}
        />
      ) : (
        <table className={styles.waiting}>
          <tbody>
            <WaitingRows rows={WAITING_ROWS} columns={planDays.length} />
          </tbody>
        </table>
      )}
    </Page>
  );
}
