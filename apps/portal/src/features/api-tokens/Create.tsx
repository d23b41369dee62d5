import { type ApiTokenDraft, create } from '@semestr/api/api-tokens';
import type { Reply } from '@semestr/api/endpoint';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { ProofForm } from '../../account/proof/ProofForm.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { stateOf, tokensOf } from './api-tokens.ts';
import { NewToken } from './NewToken.tsx';
import { apiTokensTexts } from './texts.ts';
import { TokenForm } from './TokenForm.tsx';

/** Creates a token in three steps: options, step-up verification, and the token, which is only shown once. */
export function Create({ onDone }: { onDone: () => void }) {
  const t = useTexts(apiTokensTexts);
  const user = usePerson();
  const hasCodes = useQuery(stateOf(user)).data?.isOn ?? false;
  const [draft, setDraft] = useState<ApiTokenDraft | null>(null);
  const [createdToken, setCreatedToken] = useState<Reply<typeof create> | null>(null);
  const act = useApiMutation(create, { refetches: [tokensOf(user).queryKey], done: setCreatedToken });
  if (createdToken) return <NewToken name={createdToken.name} token={createdToken.token} onDone={onDone} />;
  if (!draft) return <TokenForm onSubmit={setDraft} onCancel={onDone} />;
  return (
    <ProofForm
      act={act}
      request={(proof) => ({ body: { ...draft, ...proof } })}
      submit={t('create')}
      hasCodes={hasCodes}
      onCancel={onDone}
    />
  );
}
