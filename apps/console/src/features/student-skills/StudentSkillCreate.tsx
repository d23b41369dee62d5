import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { StudentSkillFields } from './StudentSkillFields.tsx';

export default function StudentSkillCreate() {
  return (
    <CreatePage>
      <StudentSkillFields />
    </CreatePage>
  );
}
