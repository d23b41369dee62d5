import { TextInput } from '../../ui/form/TextInput.tsx';

/** What is written of a skill. */
export const SkillFields = () => <TextInput source="name" maxLength={60} />;
