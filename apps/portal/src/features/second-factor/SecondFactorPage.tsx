import { reasonTexts } from '@semestr/api/reasons';
import { Banner } from '@semestr/ui/Banner.tsx';
import { copyTexts } from '@semestr/ui/copy/texts';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { proofTexts } from '../../account/proof/texts.ts';
import { AppCodes } from './AppCodes.tsx';
import { Passkeys } from './Passkeys.tsx';
import { passkeysOf, stateOf } from './second-factor.ts';
import styles from './second-factor.module.css';
import { secondFactorTexts } from './texts.ts';

export const texts = [secondFactorTexts, proofTexts, copyTexts, reasonTexts, ...formTexts];

/** Parts load independently. Empty for an administrator impersonating a student. */
export const loadFor = async (user: User, { queries }: LoadContext): Promise<void> => {
  if (user.impersonatedBy) return;
  await Promise.all([queries.prefetchQuery(stateOf(user)), queries.prefetchQuery(passkeysOf(user))]);
};

export function Header() {
  return <Heading subtitle={useTexts(secondFactorTexts)('subtitle')} />;
}

/** Note that the console is locked until the user sets up a second factor, which the university requires. */
function ConsoleLockedNote() {
  const t = useTexts(secondFactorTexts);
  const user = usePerson();
  const { data: state } = useQuery(stateOf(user));
  const { data: passkeys } = useQuery(passkeysOf(user));
  if (!state?.isRequired || state.isOn || passkeys?.length !== 0) return null;
  return <Banner kind="warning">{t('consoleWaits')}</Banner>;
}

/** Second factors: codes of an authenticator app, and passkeys. */
export default function SecondFactorPage() {
  const t = useTexts(secondFactorTexts);
  if (usePerson().impersonatedBy) return <Banner kind="warning">{t('locked')}</Banner>;
  return (
    <div className={styles.sections}>
      <ConsoleLockedNote />
      <AppCodes />
      <Passkeys />
    </div>
  );
}
