import { DataText } from '@semestr/ui/DataText.tsx';
import type { QueuedRequest, Situation } from '@semestr/api/requests';
import { dotted, readMoment } from '@semestr/core/dates';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { Fact, Section } from '../record/Section.tsx';
import styles from './pane.module.css';
import { deskTexts } from './texts.ts';
import { DESK, keyOf } from './use-address.ts';
import { useKinds, useKindWords } from './use-kinds.ts';

/** The student's situation: studies, residence, and earlier requests. */
export function StudentFacts({ request, situation }: { request: QueuedRequest; situation: Situation }) {
  const t = useTexts(deskTexts);
  const createPath = useCreatePath();
  const number = new Intl.NumberFormat(useLanguage(), { minimumFractionDigits: 2 });
  const { average, debts, penalties, room, privileges, head } = situation;
  return (
    <>
      <Section title={t('student')}>
        <Fact name={t('average')} isKnown={average !== null}>
          {t('averageOf', {
            average: average === null ? t('noMarks') : number.format(average),
            debts: debts === 0 ? t('noDebts') : t('debts', { count: debts }),
          })}
        </Fact>
        {room !== null && <Fact name={t('room')}>{room}</Fact>}
        {privileges.length > 0 && <Fact name={t('privileges')}>{privileges.join(', ')}</Fact>}
        <Fact name={t('penalties')} isKnown={penalties > 0}>
          {penalties === 0 ? t('noPenalties') : penalties}
        </Fact>
        <Fact name={t('head')} isKnown={head !== null}>
          {head === null ? (
            t('noHead')
          ) : (
            <Link to={createPath({ resource: 'students', type: 'show', id: head.id })}>
              <span lang="ru">{head.name}</span>
            </Link>
          )}
        </Fact>
      </Section>
      <EarlierRequests request={request} others={situation.others} />
    </>
  );
}

/** Earlier requests of the same type. */
function EarlierRequests({
  request: { kind },
  others,
}: {
  request: QueuedRequest;
  others: Situation['others'];
}) {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const words = useKindWords(useKinds()(kind));
  return (
    <Section title={t('others')}>
      {others.map((other) => {
        const day = readMoment(other.createdAt);
        return (
          <Fact key={other.id} name={day === null ? '' : dotted(day)} isKnown={false}>
            <Link to={`/${DESK}/${keyOf({ kind, id: other.id })}`}>
              <DataText>{other.number}</DataText>
            </Link>{' '}
            <DataText>{words.summary(other, language)}</DataText> · {words.state(other.state)}
          </Fact>
        );
      })}
      {others.length === 0 && (
        <div className={styles.none}>
          <dt>{t('noOthers')}</dt>
          <dd hidden />
        </div>
      )}
    </Section>
  );
}
