import { reasonTexts } from '@semestr/api/reasons';
import { Banner } from '@semestr/ui/Banner.tsx';
import { copyTexts } from '@semestr/ui/copy/texts';
import { useTexts } from '@semestr/ui/language.tsx';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { formTexts } from '../../ui/form-texts.ts';
import { proofTexts } from '../../account/proof/texts.ts';
import { stateOf, tokensOf } from './api-tokens.ts';
import { apiTokensTexts } from './texts.ts';
import { Tokens } from './Tokens.tsx';

export const texts = [apiTokensTexts, proofTexts, copyTexts, reasonTexts, ...formTexts];

/** Parts load independently. Empty for an administrator impersonating a student. */
export const loadFor = async (user: User, { queries }: LoadContext): Promise<void> => {
  if (user.impersonatedBy) return;
  await Promise.all([queries.prefetchQuery(tokensOf(user)), queries.prefetchQuery(stateOf(user))]);
};

export function Header() {
  return <Heading subtitle={useTexts(apiTokensTexts)('subtitle')} />;
}

/** API tokens, which scripts and the terminal client use instead of a session. */
export default function ApiTokensPage() {
  const t = useTexts(apiTokensTexts);
  if (usePerson().impersonatedBy) return <Banner kind="warning">{t('locked')}</Banner>;
  return <Tokens />;
}
