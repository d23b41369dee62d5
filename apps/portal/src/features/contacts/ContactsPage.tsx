import { reasonTexts } from '@semestr/api/reasons';
import { useTexts } from '@semestr/ui/language.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { entryTexts } from '../../ui/entry-texts.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { OwnContacts } from './OwnContacts.tsx';
import { contactTexts } from './texts.ts';

export const texts = [contactTexts, entryTexts, reasonTexts, ...formTexts];

export function Header() {
  return <Heading subtitle={useTexts(contactTexts)('settings')} />;
}

/** Page with the user's phone number and e-mail address. */
export default function ContactsPage() {
  return <OwnContacts />;
}
