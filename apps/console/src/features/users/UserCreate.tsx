import { CreatePage } from '../../ui/form/CreatePage.tsx';
import { ofRole, UserFields } from './UserFields.tsx';

export default function UserCreate() {
  return (
    <CreatePage transform={ofRole}>
      <UserFields isNew />
    </CreatePage>
  );
}
