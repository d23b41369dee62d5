import type { PersonalInformation } from '@semestr/api/profile';
import { phone } from '@semestr/core/display';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Link } from 'react-router-dom';
import { usePerson } from '../../account/person.ts';
import { Row } from './Row.tsx';
import { profileTexts } from './texts.ts';
import { contactsScreen } from '../contacts/screen.ts';
import { to } from '../../screens/screen.ts';

/** Rows with phone and e-mail, which are edited on a separate page; hidden during impersonation. */
export function Contacts({ information }: { information: PersonalInformation }) {
  const t = useTexts(profileTexts);
  const isLocked = usePerson().impersonatedBy !== undefined;
  const kinds = [
    { kind: 'phone', text: information.phone && phone(information.phone), protocol: 'tel:' },
    { kind: 'email', text: information.email, protocol: 'mailto:' },
  ] as const;
  return kinds.map(({ kind, text, protocol }) => (
    <Row
      key={kind}
      name={t(`person.${kind}`)}
      action={
        !isLocked && (
          <Link to={to(contactsScreen)} className={buttonClass('text')}>
            {t(text ? 'edit' : 'add')}
            <span className="visually-hidden"> {t(`person.change.${kind}`)}</span>
          </Link>
        )
      }
    >
      {text ? <a href={`${protocol}${information[kind]}`}>{text}</a> : t(`person.none.${kind}`)}
    </Row>
  ));
}
