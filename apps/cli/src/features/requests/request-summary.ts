import type { QueuedRequest, Situation } from '@semestr/api/requests';
import { dotted, dottedMoment, localDate } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { isOverdue } from '@semestr/core/requests/kinds';
import { translator } from '@semestr/core/texts';
import { printable } from '../../io/output.ts';
import { kindWord } from '../../io/request-words.ts';
import { codeWord } from '../../io/words.ts';
import { texts } from './texts.ts';

const joinParts = ({ what, from, to }: QueuedRequest['asked'], type: string | null): string =>
  [type, what, from && [from, to].filter(Boolean).join('–')].filter(Boolean).join(', ');

/** Summarises a request in one line, in the provider's words. */
export const summaryCodes = ({ asked: subject }: QueuedRequest): string => joinParts(subject, subject.type);

/** Summarises a request in one line, in the user's language. */
export const summaryText = ({ kind, asked: subject }: QueuedRequest, language: Language): string =>
  joinParts(
    subject,
    kind === 'certificates' && subject.type ? codeWord('certificate', subject.type, language) : subject.type,
  );

/** Formats what is known about the student; a text replaces what failed to load. */
function situationLine(situation: Situation | string | undefined, language: Language): string {
  const t = translator(texts, language);
  if (typeof situation === 'string') return situation;
  if (!situation) return t('desk.asking');
  return [
    t('desk.average', { average: situation.average ?? '—' }),
    t('desk.debts', { count: situation.debts }),
    t('desk.penalties', { count: situation.penalties }),
    t('desk.others', { count: situation.others.length }),
  ].join(' · ');
}

/** Lists what is needed to decide on a request, one line each. */
export function requestLines(
  request: QueuedRequest,
  situation: Situation | string | undefined,
  { now, language }: { now: Date; language: Language },
): string[] {
  const t = translator(texts, language);
  const { student, dueOn, number, kind, createdAt } = request;
  const isLate = dueOn !== null && isOverdue(dueOn, localDate(now));
  return [
    `${number} · ${kindWord(kind, language)} · ${summaryText(request, language)}`,
    [fullName(student), student.groupName, student.facultyAbbrev, `№ ${student.cardNumber}`].join(' · '),
    [
      `${t('head.since')} ${dottedMoment(new Date(createdAt))}`,
      ...(dueOn ? [`${t('head.due')} ${dotted(dueOn)}${isLate ? `, ${t('head.late')}` : ''}`] : []),
    ].join(' · '),
    situationLine(situation, language),
  ].map(printable);
}
