import type { ProfilingApplication } from '@semestr/api/profiling';
import { profilingStateOf } from '@semestr/core/profiling';
import { stateName } from '@semestr/core/requests/words';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { NamedStudent } from '../../domain/students.ts';
import { letterSheet } from '../../documents/letter-sheet.ts';
import type { SheetFrame } from '../../documents/workbook.ts';
import { profilingTexts } from './texts.ts';

/** Returns the word for the provider's state; an unknown one unchanged. */
const stateOf = ({ statusId, status }: ProfilingApplication, language: Language): string =>
  stateName({ kind: 'profiling', state: profilingStateOf(statusId) ?? status }, language);

/** Creates an application for a specialisation as a letter in a workbook. */
export function applicationWorkbook(
  application: ProfilingApplication,
  student: NamedStudent,
  { to, language, frame }: { to: string; language: Language; frame: SheetFrame },
): Promise<Uint8Array> {
  const t = translator(profilingTexts, language);
  const lines = [
    [t('number'), application.id],
    [t('student'), student.fio],
    [t('studentCard'), student.cardNumber],
    [t('group'), student.group],
    [t('speciality'), student.speciality],
    [t('specialization'), application.specialityName],
    [t('priority'), application.priority],
    [t('appliedOn'), application.createDate],
    [t('state'), stateOf(application, language)],
    [t('rejectionReason'), application.rejectionReason],
  ] as const;
  return letterSheet({
    to,
    from: student.fio,
    title: t('title'),
    text: t('text'),
    lines,
    on: application.createDate,
    frame,
  });
}
