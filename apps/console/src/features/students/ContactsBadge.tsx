import type { Student } from '@semestr/api/students';
import { useTexts } from '@semestr/ui/language.tsx';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { Status } from '@semestr/ui/Status.tsx';
import { studentTexts } from './texts.ts';

/** Status of the student's contacts. Recovering a password requires a confirmed one. */
export function ContactsBadge({ student }: { student: Student }) {
  const t = useTexts(studentTexts);
  if (student.contactsConfirmed === null) return null;
  if (student.contactsConfirmed)
    return (
      <Status kind="done" icon={CircleCheck}>
        {t('contacts.confirmed')}
      </Status>
    );
  const isAbsent = student.email === null && student.phone === null;
  return (
    <Status kind="waits" icon={isAbsent ? CircleDashed : Clock}>
      {isAbsent ? t('contacts.absent') : t('contacts.unconfirmed')}
    </Status>
  );
}
