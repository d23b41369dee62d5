import { reasonTexts } from '@semestr/api/reasons';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { useState } from 'react';
import type { User } from '../../session/session.ts';
import { Heading } from '../../shell/Heading.tsx';
import { usePerson } from '../../shell/person.ts';
import type { LoadContext } from '../../shell/screen-module.ts';
import { entryTexts } from '../../ui/entry-texts.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { Contacts } from './Contacts.tsx';
import { Notices } from './Notices.tsx';
import { PersonalData } from './PersonalData.tsx';
import { Receipts } from './Receipts.tsx';
import { Sessions } from './Sessions.tsx';
import {
  attemptsOf,
  contactsOf,
  lastChangeOf,
  noticeSettingsOf,
  pushOf,
  receiptsOf,
  sessionsOf,
} from './settings.ts';
import styles from './settings.module.css';
import { SignIn } from './SignIn.tsx';
import { settingsTexts } from './texts.ts';
import { View } from './View.tsx';

export const texts = [settingsTexts, entryTexts, reasonTexts, ...formTexts];

/** None keeps the others from being shown: what does not come is said in its place. */
export const loadFor = (user: User, { queries }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(lastChangeOf(user)),
    queries.prefetchQuery(attemptsOf(user)),
    queries.prefetchQuery(contactsOf(user)),
    queries.prefetchQuery(noticeSettingsOf(user)),
    queries.prefetchQuery(pushOf(user)),
    queries.prefetchQuery(sessionsOf(user)),
    queries.prefetchQuery(receiptsOf(user)),
  ]);

export function Header() {
  const t = useTexts(settingsTexts);
  return <Heading subtitle={<span {...asPrivate}>{t('login', { login: usePerson().username })}</span>} />;
}

/** Left what a person sets, right what they check. */
export default function SettingsPage() {
  // The form of the password is opened in its row, and from beside the sessions.
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.columns}>
      <div>
        <SignIn opening={isOpen ? opening : null} onOpen={setOpen} />
        <Contacts />
        <Notices />
        <View />
      </div>
      <div>
        <Sessions
          onChangePassword={() => {
            setOpen(true);
            // Opened anew, the form takes the focus also where it is open.
            setOpening(opening + 1);
          }}
        />
        <Receipts />
        <PersonalData />
      </div>
    </div>
  );
}
