import { EditPage } from '../../ui/form/EditPage.tsx';
import { ofRole, UserFields } from './UserFields.tsx';

export default function UserEdit() {
  return (
    <EditPage transform={ofRole}>
      <UserFields />
    </EditPage>
  );
}
