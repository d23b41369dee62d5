import { type Student, sortableFields } from '@semestr/api/students';
import { fullName } from '@semestr/core/display';
import { DataTable, useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTexts } from '@semestr/ui/language';
import { Column } from '../../ui/Column.tsx';
import { ChoiceFilter, OnlyFilter, SearchFilter, TextFilter } from '../../ui/filters.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { ContactsBadge } from './ContactsBadge.tsx';
import styles from './students.module.css';
import { studentTexts } from './texts.ts';

const courses = [1, 2, 3, 4, 5, 6];

function Filters() {
  const t = useTexts(studentTexts);
  const choices = courses.map((course) => ({ id: course, name: t.courseName(course) }));
  return (
    <>
      <SearchFilter source="q" />
      <TextFilter source="groupName" maxLength={30} />
      <ChoiceFilter source="course" choices={choices} />
      <OnlyFilter source="isGroupHead" />
    </>
  );
}

/** The name leads to the student. On a phone what its columns would say stands below it. */
function Name({ student }: { student: Student }) {
  const t = useTexts(studentTexts);
  const createPath = useCreatePath();
  return (
    <>
      <Link to={createPath({ resource: 'students', type: 'show', id: student.id })} className={styles.name}>
        {fullName(student)}
      </Link>
      {student.isGroupHead && <span className={styles.head}>{t.groupHead}</span>}
      <span className={styles.details}>
        {`${student.cardNumber} · ${student.facultyAbbrev}, ${t.courseName(student.course)}`}
      </span>
      <span className={styles.details}>
        <ContactsBadge student={student} />
      </span>
    </>
  );
}

const isSortable = (source: string): boolean => sortableFields.some((field) => field === source);

/** Every student of the university, a page at a time. */
export function StudentList() {
  const t = useTexts(studentTexts);
  const column = (source: keyof Student) => ({
    source,
    disableSort: !isSortable(source),
    className: styles[source] ?? '',
  });
  return (
    <ListPage sort={{ field: 'lastName', order: 'ASC' }} filters={<Filters />}>
      <DataTable<Student>
        className={styles.table ?? ''}
        aria-label={t.caption}
        rowClick={false}
        bulkActionButtons={false}
      >
        <Column<Student> {...column('cardNumber')} />
        <Column<Student> {...column('lastName')} render={(student) => <Name student={student} />} />
        <Column<Student> {...column('groupName')} />
        <Column<Student> {...column('facultyAbbrev')} />
        <Column<Student> {...column('course')} align="right" />
        <Column<Student> {...column('subgroup')} align="right" />
        <Column<Student>
          {...column('contactsConfirmed')}
          render={(student) => <ContactsBadge student={student} />}
        />
      </DataTable>
    </ListPage>
  );
}
