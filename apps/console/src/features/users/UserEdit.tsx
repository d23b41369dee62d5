import { EditPage } from '../../ui/form/EditPage.tsx';
import { clearOtherRoles, UserFields } from './UserFields.tsx';

export default function UserEdit() {
  return (
    <EditPage transform={clearOtherRoles}>
      <UserFields />
    </EditPage>
  );
}
