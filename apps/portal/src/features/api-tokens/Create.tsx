import { type ApiTokenWish, create } from '@semestr/api/api-tokens';
import type { Reply } from '@semestr/api/endpoint';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../shell/person.ts';
import { ProofForm } from '../../ui/proof/ProofForm.tsx';
import { useAct } from '../../ui/useAct.ts';
import { stateOf, tokensOf } from './api-tokens.ts';
import { NewToken } from './NewToken.tsx';
import { apiTokensTexts } from './texts.ts';
import { WishForm } from './WishForm.tsx';

/** What the token is to be, then a proof, then the token, which is nowhere but here. */
export function Create({ onDone }: { onDone: () => void }) {
  const t = useTexts(apiTokensTexts);
  const user = usePerson();
  const hasCodes = useQuery(stateOf(user)).data?.isOn ?? false;
  const [wish, setWish] = useState<ApiTokenWish | null>(null);
  const [made, setMade] = useState<Reply<typeof create> | null>(null);
  const act = useAct(create, { refetches: [tokensOf(user).queryKey], done: setMade });
  if (made) return <NewToken name={made.name} token={made.token} onDone={onDone} />;
  if (!wish) return <WishForm onWish={setWish} onCancel={onDone} />;
  return (
    <ProofForm
      act={act}
      request={(proof) => ({ body: { ...wish, ...proof } })}
      submit={t('create')}
      hasCodes={hasCodes}
      onCancel={onDone}
    />
  );
}
