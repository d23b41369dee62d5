import { useTexts } from '@semestr/ui/language.tsx';
import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';
import type { Values } from '../../ui/form/use-record-form.tsx';
import { Inputs } from '../../ui/kind/Inputs.tsx';
import kind from './kind.ts';
import { studentTexts } from './texts.ts';

/** Without a day the server decides since when the student has been in the group. */
const withoutEmptyDay = ({ enrolledFrom, ...values }: Values): Values =>
  enrolledFrom ? { ...values, enrolledFrom } : values;

/** Creates a student, with the first day in the group. */
export default function StudentCreate() {
  const t = useTexts(studentTexts);
  return (
    <CreatePage defaults={kind.defaults} transform={withoutEmptyDay}>
      <Inputs kind={kind} />
      <DateInput source="enrolledFrom" hint={t('enrolments.firstDayHint')} isOptional isPast />
    </CreatePage>
  );
}
