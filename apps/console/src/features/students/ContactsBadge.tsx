import type { Student } from '@semestr/api/students';
import { useTexts } from '@semestr/ui/language.tsx';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { studentTexts } from './texts.ts';

/** How far the student's contacts are: without confirmed ones a password cannot be recovered. */
export function ContactsBadge({ student }: { student: Student }) {
  const t = useTexts(studentTexts);
  if (student.contactsConfirmed)
    return (
      <Badge kind="done" icon={CircleCheck}>
        {t('contacts.confirmed')}
      </Badge>
    );
  const isAbsent = student.email === null && student.phone === null;
  return (
    <Badge kind="waits" icon={isAbsent ? CircleDashed : Clock}>
      {isAbsent ? t('contacts.absent') : t('contacts.unconfirmed')}
    </Badge>
  );
}
