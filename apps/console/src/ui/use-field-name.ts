import { useTexts } from '@semestr/ui/language.tsx';
import { useResourceContext, useTranslate } from 'react-admin';
import type ru from './texts/ru.ts';
import { uiTexts } from './texts.ts';

/** Fields and conditions that many kinds of records have, and that are called the same in all of them. */
type SharedName = keyof (typeof ru)['fields'];

const shared = {
  studentId: true,
  groupId: true,
  specialityId: true,
  facultyId: true,
  departmentId: true,
  employeeId: true,
  userId: true,
  course: true,
  term: true,
  archived: true,
  archivedAt: true,
  createdAt: true,
  from: true,
  to: true,
} as const satisfies Record<SharedName, true>;

const isShared = (source: string): source is SharedName => source in shared;

/** What a field or a condition of the kind of record that is shown is called: by its own texts, or as everywhere. */
export function useFieldName(): (source: string) => string {
  const t = useTexts(uiTexts);
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (source) =>
    translate(`resources.${resource}.fields.${source}`, {
      _: isShared(source) ? t(`fields.${source}`) : source,
    });
}
