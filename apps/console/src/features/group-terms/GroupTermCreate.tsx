import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { ReferenceInput } from '../../ui/form/ReferenceInput.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { GroupTermDays } from './GroupTermDays.tsx';
import { useTermChoices } from './use-terms.ts';

export default function GroupTermCreate() {
  const terms = useTermChoices();
  return (
    <CreatePage>
      <ReferenceInput source="groupId" reference="groups" sort="name" />
      <SelectInput source="term" choices={terms} />
      <GroupTermDays />
    </CreatePage>
  );
}
