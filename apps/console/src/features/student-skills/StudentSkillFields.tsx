import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { ReferenceInput } from '../../ui/form/ReferenceInput.tsx';

/** Who can do what, and where it stands in their CV. */
export const StudentSkillFields = () => (
  <>
    <ReferenceInput source="studentId" reference="students" sort="lastName" />
    <ReferenceInput source="skillId" reference="skills" sort="name" />
    <NumberInput source="order" min={0} max={1000} />
  </>
);
