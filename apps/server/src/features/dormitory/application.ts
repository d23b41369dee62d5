import type { DormitoryApplication } from '@semestr/api/dormitory';
import { dotted, readMoment } from '@semestr/core/dates';
import type { NamedStudent } from '../../domain/students.ts';
import { xlsxRecord } from '../../documents/xlsx.ts';

/** The day of a moment on the university's clock; null where it is none. */
function day(moment: string | null): string | null {
  const date = moment === null ? null : readMoment(moment);
  return date && dotted(date);
}

/** An application for a room as a workbook. */
export const applicationWorkbook = (
  application: DormitoryApplication,
  student: NamedStudent,
): Promise<Uint8Array> =>
  xlsxRecord('Заявка на общежитие', [
    ['Номер заявки', application.number],
    ['Студент', student.fio],
    ['Студенческий билет', student.cardNumber],
    ['Группа', student.group],
    ['Факультет', student.faculty],
    ['Дата подачи', day(application.applicationDate)],
    ['Состояние', application.status],
    ['Место в очереди', application.numberInQueue],
    ['Документы приняты', day(application.acceptedDate)],
    ['Дата заселения', day(application.settledDate)],
    ['Комната', application.roomInfo],
    ['Причина отказа', application.rejectionReason],
  ]);
