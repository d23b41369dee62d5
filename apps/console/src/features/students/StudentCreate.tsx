import { useTexts } from '@semestr/ui/language.tsx';
import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';
import type { Values } from '../../ui/form/use-record-form.tsx';
import { Inputs } from '../../ui/kind/Inputs.tsx';
import { repeatedValues } from '../../ui/kind/kind.ts';
import kind from './kind.ts';
import { studentTexts } from './texts.ts';

/** Without a day, the server determines the start of the enrolment. */
const omitEmptyDay = ({ enrolledFrom, ...values }: Values): Values =>
  enrolledFrom ? { ...values, enrolledFrom } : values;

/** Creates a student, with the first day in the group. */
export default function StudentCreate() {
  const t = useTexts(studentTexts);
  return (
    <CreatePage
      defaults={kind.defaults}
      keeps={(values) => repeatedValues(kind, values)}
      transform={omitEmptyDay}
    >
      <Inputs kind={kind} />
      <DateInput source="enrolledFrom" hint={t('enrolments.firstDayHint')} isOptional isPast />
    </CreatePage>
  );
}
