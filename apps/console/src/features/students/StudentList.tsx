import type { Student } from '@semestr/api/students';
import { dotted } from '@semestr/core/dates';
import { countryName } from '@semestr/core/countries';
import { courseName, fullName } from '@semestr/core/display';
import { documentLanguageName, fundingName, fundings } from '@semestr/core/student-details';
import { stateName } from '@semestr/core/student-order-words';
import { studentStates } from '@semestr/core/student-states';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import type { Column } from '../../ui/list/columns.ts';
import {
  ChoiceFilter,
  OnlyFilter,
  ReferenceFilter,
  SearchFilter,
  TextFilter,
} from '../../ui/list/conditions.tsx';
import { session } from '../../session/session.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { ContactsBadge } from './ContactsBadge.tsx';
import { OrderSelected } from './orders/OrderMenu.tsx';
import { StateBadge } from './orders/StateBadge.tsx';
import styles from './students.module.css';
import { studentTexts } from './texts.ts';

/** A student requires a group. */
const needs = ['groups'];

const courses = [1, 2, 3, 4, 5, 6];

function Filters() {
  const language = useLanguage();
  const t = useTexts(studentTexts);
  const states = studentStates.map((id) => ({ id, name: t(`states.${id}`) }));
  const paying = fundings.map((id) => ({ id, name: fundingName(id, language) }));
  const choices = courses.map((course) => ({ id: course, name: courseName(course, language) }));
  return (
    <>
      <SearchFilter />
      <TextFilter source="groupName" maxLength={30} />
      <ReferenceFilter source="facultyId" reference="faculties" sort="abbrev" />
      <ChoiceFilter source="course" choices={choices} />
      <ChoiceFilter source="state" choices={states} none={t('currentStates')} isCounted />
      {session.may('student-details', 'read') && <ChoiceFilter source="funding" choices={paying} />}
      <OnlyFilter source="isGroupHead" />
    </>
  );
}

/** Paginated list of students: the current ones, or those in another state. */
export default function StudentList() {
  const t = useTexts(studentTexts);
  const language = useLanguage();
  const seesContacts = session.may('student-details', 'read') || session.may('accounts', 'read');
  const contacts: Column<Student> = {
    source: 'contactsConfirmed',
    width: 148,
    text: ({ contactsConfirmed }) => t(contactsConfirmed ? 'yes' : 'no'),
    render: (student) => <ContactsBadge student={student} />,
  };
  const flag = (source: 'isGroupHead' | 'canStudentNote' | 'hasProfiling'): Column<Student> => ({
    source,
    width: 112,
    isHidden: true,
    text: (student) => t(student[source] ? 'yes' : 'no'),
  });
  const columns: readonly Column<Student>[] = [
    {
      source: 'lastName',
      titleSource: 'fullName',
      text: fullName,
      render: (student) => (
        <>
          {fullName(student)}
          {student.isGroupHead && <span className={styles.head}>{t('groupHead')}</span>}
        </>
      ),
    },
    { source: 'cardNumber', width: 104 },
    { source: 'groupName', width: 88 },
    { source: 'facultyAbbrev', width: 104 },
    { source: 'course', width: 72, isFigure: true },
    { source: 'subgroup', width: 104, isFigure: true, isMinor: true },
    {
      source: 'state',
      width: 120,
      text: ({ state = 'studying' }) => stateName(state, language),
      render: (student) => <StateBadge student={student} />,
    },
    ...(seesContacts ? [contacts] : []),
    {
      source: 'birthDate',
      width: 112,
      isHidden: true,
      text: ({ birthDate }) => (birthDate === null ? '' : dotted(birthDate)),
    },
    {
      source: 'funding',
      width: 128,
      isHidden: true,
      isUnsorted: true,
      text: ({ funding }) => (funding == null ? '' : fundingName(funding, language)),
    },
    {
      source: 'citizenship',
      width: 144,
      isHidden: true,
      isUnsorted: true,
      text: ({ citizenship }) => (citizenship == null ? '' : countryName(citizenship, language)),
    },
    {
      source: 'documentLanguage',
      width: 144,
      isHidden: true,
      isUnsorted: true,
      text: ({ documentLanguage }) =>
        documentLanguage == null ? '' : documentLanguageName(documentLanguage, language),
    },
    flag('isGroupHead'),
    { ...flag('canStudentNote'), isUnsorted: true },
    { ...flag('hasProfiling'), isUnsorted: true },
    { source: 'belarusianLastName', width: 144, isHidden: true, isUnsorted: true },
    { source: 'belarusianFirstName', width: 144, isHidden: true, isUnsorted: true },
    { source: 'belarusianMiddleName', width: 144, isHidden: true, isUnsorted: true },
  ];
  return (
    <ListPage<Student>
      sort={{ field: 'lastName', order: 'ASC' }}
      filters={<Filters />}
      columns={columns}
      needs={needs}
      bulk={<OrderSelected />}
    />
  );
}
