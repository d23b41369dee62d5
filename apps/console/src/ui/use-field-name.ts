import { useTexts } from '@semestr/ui/language.tsx';
import { useResourceContext, useTranslate } from 'react-admin';
import type ru from './texts/ru.ts';
import { uiTexts } from './texts/index.ts';

/** Fields and filters that many record types share under the same name. */
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

/**
 * Returns a function that names a field or a filter of the current record type: from its own texts, or from the shared
 * ones.
 */
export function useFieldName(): (source: string) => string {
  const t = useTexts(uiTexts);
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (source) =>
    translate(`resources.${resource}.fields.${source}`, {
      _: isShared(source) ? t(`fields.${source}`) : source,
    });
}
