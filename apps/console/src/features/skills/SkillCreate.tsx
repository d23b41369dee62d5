import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { SkillFields } from './SkillFields.tsx';

export default function SkillCreate() {
  return (
    <CreatePage>
      <SkillFields />
    </CreatePage>
  );
}
