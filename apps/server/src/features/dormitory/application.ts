import type { DormitoryApplication } from '@semestr/api/dormitory';
import { dotted, readMoment } from '@semestr/core/dates';
import { dormitoryStateOf } from '@semestr/core/dormitory';
import { stateName } from '@semestr/core/requests/words';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { NamedStudent } from '../../domain/students.ts';
import { letterSheet } from '../../documents/letter-sheet.ts';
import type { SheetFrame } from '../../documents/workbook.ts';
import { dormitoryTexts } from './texts.ts';

/** Formats the day of a timestamp in the university's time zone; null when there is none. */
function day(moment: string | null): string | null {
  const date = moment === null ? null : readMoment(moment);
  return date && dotted(date);
}

/** Returns the word for the provider's state; an unknown one unchanged. */
const stateOf = (status: string, language: Language): string =>
  stateName({ kind: 'dormitory', state: dormitoryStateOf(status) ?? status }, language);

/** Creates an application for a room as a letter in a workbook. */
export function applicationWorkbook(
  application: DormitoryApplication,
  student: NamedStudent,
  { to, language, frame }: { to: string; language: Language; frame: SheetFrame },
): Promise<Uint8Array> {
  const t = translator(dormitoryTexts, language);
  const lines = [
    [t('number'), application.number],
    [t('student'), student.fio],
    [t('studentCard'), student.cardNumber],
    [t('group'), student.group],
    [t('faculty'), student.faculty],
    [t('appliedOn'), day(application.applicationDate)],
    [t('state'), stateOf(application.status, language)],
    [t('place'), application.numberInQueue],
    [t('acceptedOn'), day(application.acceptedDate)],
    [t('settledOn'), day(application.settledDate)],
    [t('room'), application.roomInfo],
    [t('rejectionReason'), application.rejectionReason],
  ] as const;
  return letterSheet({
    to,
    from: student.fio,
    title: t('title'),
    text: t('text'),
    lines,
    on: day(application.applicationDate) ?? '',
    frame,
  });
}
