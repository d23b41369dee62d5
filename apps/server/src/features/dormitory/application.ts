import type { DormitoryApplication } from '@semestr/api/dormitory';
import { dotted } from '@semestr/core/dates';
import type { NamedStudent } from '../../domain/students.ts';
import { xlsxRecord } from '../../documents/xlsx.ts';

const day = (moment: string | null): string | null => moment && dotted(moment.slice(0, 10));

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
