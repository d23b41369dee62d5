import { reasonTexts } from '@semestr/api/reasons';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { useState } from 'react';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
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

/** Parts load independently; each reports its own failure. */
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

/** Settings on the left; sessions and other facts on the right. */
export default function SettingsPage() {
  // The password form can be opened from its row and from the sessions.
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
            // Opening the form again focuses it, even if it is already open.
            setOpening(opening + 1);
          }}
        />
        <Receipts />
        <PersonalData />
      </div>
    </div>
  );
}
