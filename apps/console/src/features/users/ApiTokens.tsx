import { type ApiToken, listOfAccount } from '@semestr/api/api-tokens';
import { formatApiToken } from '@semestr/core/api-tokens';
import { dotted, localDate } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../client.ts';
import { isPast } from '../../clock.ts';
import { Fact, Section } from '../../ui/record/Section.tsx';
import { useCall } from '../../ui/record/use-call.ts';
import { RevokeToken } from './RevokeToken.tsx';
import { userTexts } from './texts.ts';
import type { User } from './user.ts';

const dayOf = (moment: string): string => dotted(localDate(new Date(moment)));

/** API tokens of the account: their permissions, and a button to revoke them. */
export function ApiTokens({ user }: { user: User }) {
  const t = useTexts(userTexts);
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['api-tokens', user.id],
    queryFn: () => call(listOfAccount, { params: { id: String(user.id) } }),
  });
  return (
    <Section title={t('tokens.title')}>
      {error && (
        <Fact name={t('tokens.token')} isLong>
          {sentenceOf(error)}{' '}
          <Button look="text" onClick={() => void refetch()}>
            {t('tokens.retry')}
          </Button>
        </Fact>
      )}
      {data?.length === 0 && (
        <Fact name={t('tokens.token')} isKnown={false}>
          {t('tokens.none')}
        </Fact>
      )}
      {data?.map((token) => (
        <Fact key={token.id} name={token.name} isLong>
          <Token user={user} token={token} onRevoked={() => void refetch()} />
        </Fact>
      ))}
    </Section>
  );
}

interface TokenProps {
  user: User;
  token: ApiToken;
  onRevoked: () => void;
}

function Token({ user, token, onRevoked }: TokenProps) {
  const t = useTexts(userTexts);
  const [isAsking, setAsking] = useState(false);
  const { name, start, scopes, expiresAt, lastUsedAt } = token;
  const words = [
    scopes.join(', '),
    t(isPast(expiresAt) ? 'tokens.expired' : 'tokens.until', { date: dayOf(expiresAt) }),
    lastUsedAt === null ? t('tokens.unused') : t('tokens.used', { date: dayOf(lastUsedAt) }),
  ];
  return (
    <>
      <b>{formatApiToken(start)}</b> {words.join('; ')}{' '}
      <Button look="text" aria-label={`${t('tokens.revoke')}: ${name}`} onClick={() => setAsking(true)}>
        {t('tokens.revoke')}
      </Button>
      {isAsking && (
        <RevokeToken user={user} token={token} onDone={onRevoked} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
