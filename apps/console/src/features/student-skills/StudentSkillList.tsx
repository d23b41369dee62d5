import type { Reply } from '@semestr/api/endpoint';
import type { studentSkills } from '@semestr/api/resources-people';
import { BulkDelete } from '../../ui/list/BulkDelete.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ReferenceFilter } from '../../ui/list/conditions.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { Reference } from '../../ui/record/Reference.tsx';

type StudentSkill = Reply<typeof studentSkills.one>;

const columns: readonly Column<StudentSkill>[] = [
  {
    source: 'studentId',
    text: ({ studentId }) => String(studentId),
    render: ({ studentId }) => <Reference resource="students" id={studentId} />,
  },
  {
    source: 'skillId',
    width: 280,
    text: ({ skillId }) => String(skillId),
    render: ({ skillId }) => <Reference resource="skills" id={skillId} />,
  },
  { source: 'order', width: 160, isFigure: true, isMinor: true },
];

function Filters() {
  return (
    <>
      <ReferenceFilter source="studentId" reference="students" sort="lastName" />
      <ReferenceFilter source="skillId" reference="skills" sort="name" />
    </>
  );
}

export default function StudentSkillList() {
  return (
    <ListPage<StudentSkill>
      sort={{ field: 'studentId', order: 'ASC' }}
      filters={<Filters />}
      columns={columns}
      bulk={<BulkDelete />}
    />
  );
}
