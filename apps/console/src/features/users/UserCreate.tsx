import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { clearOtherRoles, UserFields } from './UserFields.tsx';

export default function UserCreate() {
  return (
    <CreatePage transform={clearOtherRoles}>
      <UserFields isNew />
    </CreatePage>
  );
}
