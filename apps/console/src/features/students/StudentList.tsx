import type { Student } from '@semestr/api/students';
import { dotted } from '@semestr/core/dates';
import { courseName, fullName } from '@semestr/core/display';
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
import styles from './students.module.css';
import { studentTexts } from './texts.ts';

/** A student belongs to a group. */
const needs = ['groups'];

const courses = [1, 2, 3, 4, 5, 6];

function Filters() {
  const language = useLanguage();
  const choices = courses.map((course) => ({ id: course, name: courseName(course, language) }));
  return (
    <>
      <SearchFilter />
      <TextFilter source="groupName" maxLength={30} />
      <ReferenceFilter source="facultyId" reference="faculties" sort="abbrev" />
      <ChoiceFilter source="course" choices={choices} />
      <OnlyFilter source="isGroupHead" />
    </>
  );
}

/** All students of the university, page by page. */
export default function StudentList() {
  const t = useTexts(studentTexts);
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
    ...(seesContacts ? [contacts] : []),
    {
      source: 'birthDate',
      width: 112,
      isHidden: true,
      text: ({ birthDate }) => (birthDate === null ? '' : dotted(birthDate)),
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
    />
  );
}
