import { reasonTexts } from '@semestr/api/reasons';
import { useNavigate } from 'react-router-dom';
import { entryTexts } from '../../ui/entry-texts.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { OwnContacts } from './OwnContacts.tsx';
import { contactTexts } from './texts.ts';
import { profileScreen } from '../profile/screen.ts';
import { to } from '../../screens/screen.ts';

export const texts = [contactTexts, entryTexts, reasonTexts, ...formTexts];

/** Shown before the personal account until both contacts are confirmed, then redirects. */
export default function VerifyPage() {
  const navigate = useNavigate();
  return (
    <OwnContacts isRequired onAllConfirmed={() => void navigate(to(profileScreen), { replace: true })} />
  );
}
