import type { DiplomaTopic } from '@semestr/api/diploma';
import { dotted, localDate } from '@semestr/core/dates';
import { shortNameOf } from '@semestr/core/display';
import type { NamedStudent } from '../../domain/students.ts';
import type { Part } from '../../documents/parts.ts';

function supervisor({ employee, externalManager }: DiplomaTopic): string {
  if (employee) {
    const { lastName, firstName, middleName, academicDepartment } = employee;
    return [[lastName, firstName, middleName].filter(Boolean).join(' '), academicDepartment]
      .filter(Boolean)
      .join(', ');
  }
  const { names, jobPosition, workPlace } = externalManager ?? {};
  return [names, jobPosition, workPlace].filter(Boolean).join(', ');
}

/** Creates the application for a topic as a letter to the rector, a Word document. */
export async function applicationDocument(
  topic: DiplomaTopic,
  student: NamedStudent,
  { to, now }: { to: string; now: Date },
): Promise<Uint8Array> {
  const lines: (readonly [string, string])[] = [
    ['Тема', topic.topic],
    ['На белорусском языке', topic.belarusianTopic ?? ''],
    ['На английском языке', topic.englishTopic ?? ''],
    ['Руководитель', supervisor(topic)],
  ];
  const parts: Part[] = [
    { text: 'Прошу утвердить тему дипломного проекта (работы) и назначить руководителя.' },
    { lines: lines.filter(([, value]) => value !== '') },
    ...(topic.justification ? [{ text: `Обоснование: ${topic.justification}` }] : []),
    { ends: [dotted(localDate(now)), `____________________ ${shortNameOf(student.fio)}`] },
  ];
  const addressee = [
    to,
    `Заявитель: ${student.fio}`,
    `Группа: ${student.group}`,
    `Специальность: ${student.speciality}`,
    `Факультет: ${student.faculty}`,
  ];
  // Loaded lazily: large and rarely used.
  const { docx } = await import('../../documents/docx.ts');
  return docx({ title: 'Заявление', now, addressee, parts });
}
