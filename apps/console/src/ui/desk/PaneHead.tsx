import { DataText } from '@semestr/ui/DataText.tsx';
import type { QueuedRequest } from '@semestr/api/requests';
import { daysBetween, dotted, localDate } from '@semestr/core/dates';
import { capitalise, fullName } from '@semestr/core/display';
import { isOverdue } from '@semestr/core/requests/kinds';
import { REFUSED } from '@semestr/core/requests/lifecycle';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { CircleAlert, CircleCheck, CircleX, Clock, MessageCircleQuestionMark } from 'lucide-react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { today } from '../../clock.ts';
import styles from './pane.module.css';
import { deskTexts } from './texts.ts';
import { threadTexts } from './thread/texts.ts';
import { useKinds, useKindWords } from './use-kinds.ts';

/** What is requested, its status and the student. */
export function PaneHead({ request }: { request: QueuedRequest }) {
  const t = useTexts(deskTexts);
  const words = useKindWords(useKinds()(request.kind));
  const createPath = useCreatePath();
  const { student, number, paperNumber } = request;
  const parts = [
    t('card', { number: student.cardNumber, group: student.groupName }),
    ...(student.course === null ? [] : [t('course', { course: student.course })]),
    student.facultyAbbrev,
  ];
  return (
    <>
      <div className={styles.head}>
        <div className={styles.asked}>
          <h2 id="open-request" className={styles.title}>
            <DataText>{capitalise(words.summary(request, useLanguage()))}</DataText>
          </h2>
          <StateOf request={request} />
        </div>
        <span className={styles.number}>
          <DataText>{paperNumber === null ? number : `${number} · №\u00a0${paperNumber}`}</DataText>
        </span>
      </div>
      <p className={styles.student}>
        <Link to={createPath({ resource: 'students', type: 'show', id: student.id })}>
          <span lang="ru">{fullName(student)}</span>
        </Link>
        , <DataText>{parts.join(', ')}</DataText>
      </p>
    </>
  );
}

function StateOf({ request: { kind, state, dueOn, askedAt } }: { request: QueuedRequest }) {
  const t = useTexts(deskTexts);
  const thread = useTexts(threadTexts);
  const words = useKindWords(useKinds()(kind));
  if (askedAt != null)
    return (
      <Status kind="waits" icon={MessageCircleQuestionMark}>
        {thread('asked', { date: dotted(localDate(new Date(askedAt))) })}
      </Status>
    );
  if (dueOn !== null && isOverdue(dueOn, today()))
    return (
      <Status kind="refused" icon={CircleAlert}>
        {t('overdueBy', { count: daysBetween(dueOn, today()) })}
      </Status>
    );
  if (dueOn !== null)
    return (
      <Status kind="waits" icon={Clock}>
        {words.state(state)}
      </Status>
    );
  const isRefused = state === REFUSED;
  return (
    <Status kind={isRefused ? 'refused' : 'done'} icon={isRefused ? CircleX : CircleCheck}>
      {words.state(state)}
    </Status>
  );
}
