import { type ApiToken, revoke } from '@semestr/api/api-tokens';
import { formatApiToken } from '@semestr/core/api-tokens';
import { dotted, localDate } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Section, TwoLines } from '@semestr/ui/Section.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { CircleX, SquareTerminal } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePerson } from '../../account/person.ts';
import { ConfirmMutation } from '../../ui/ConfirmMutation.tsx';
import { focusHeading } from '../../ui/focus.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { headerOf, isExpired, scopeKey, tokensOf } from './api-tokens.ts';
import steps from '../../account/proof/steps.module.css';
import styles from './api-tokens.module.css';
import { Create } from './Create.tsx';
import { apiTokensTexts } from './texts.ts';

const dayOf = (moment: string): string => dotted(localDate(new Date(moment)));

const nameCell = ({ name, start }: ApiToken) => (
  <TwoLines first={<b className={steps.name}>{name}</b>} second={<code>{formatApiToken(start)}</code>} />
);

function ScopesCell({ scopes }: ApiToken) {
  const t = useTexts(apiTokensTexts);
  return scopes.map((scope) => t(`scopes.${scopeKey[scope]}`)).join(', ');
}
const scopesCell = (token: ApiToken) => <ScopesCell {...token} />;

function UsedCell({ lastUsedAt }: ApiToken) {
  const t = useTexts(apiTokensTexts);
  return lastUsedAt === null ? t('unused') : dayOf(lastUsedAt);
}
const usedCell = (token: ApiToken) => <UsedCell {...token} />;

function ExpiresCell({ expiresAt }: ApiToken) {
  const t = useTexts(apiTokensTexts);
  if (!isExpired(expiresAt, useNow())) return dayOf(expiresAt);
  return (
    <Status kind="refused" icon={CircleX}>
      {t('expired')}
    </Status>
  );
}
const expiresCell = (token: ApiToken) => <ExpiresCell {...token} />;

/** The user's tokens, or an error message. */
export function Tokens() {
  const t = useTexts(apiTokensTexts);
  const query = tokensOf(usePerson());
  const { data, failure } = useSectionQuery(query);
  const [isCreating, setCreating] = useState(false);
  const [toRevoke, setToRevoke] = useState<ApiToken | null>(null);
  const place = useRef<HTMLDivElement>(null);

  const actions = (token: ApiToken) => (
    <Button look="text" className={steps.action} onClick={() => setToRevoke(token)}>
      {t('revoke')}
      <span className="visually-hidden">: {token.name}</span>
    </Button>
  );
  const columns: readonly Column<ApiToken>[] = [
    { key: 'name', head: t('columns.name'), cell: nameCell },
    { key: 'scopes', head: t('columns.scopes'), cell: scopesCell, isNamedOnCard: true },
    { key: 'used', head: t('columns.used'), cell: usedCell, isNamedOnCard: true },
    { key: 'expires', head: t('columns.expires'), cell: expiresCell, isNamedOnCard: true },
    { key: 'actions', head: t('columns.actions'), isHeadHidden: true, isNumber: true, cell: actions },
  ];
  const finish = (): void => {
    focusHeading(place.current);
    setCreating(false);
  };
  return (
    <Section title={t('title')}>
      <div ref={place} className={steps.step}>
        <p className={steps.text}>{t('what')}</p>
        <DataTable
          caption={t('title')}
          isCaptionHidden
          isPrivate
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          expected={1}
          empty={
            <Empty
              icon={SquareTerminal}
              title={t('none')}
              hint={t('noneHint')}
              action={<code className={styles.code}>{headerOf('smst_…')}</code>}
            />
          }
          failure={failure}
        />
        {data &&
          (isCreating ? (
            <Create onDone={finish} />
          ) : (
            <div>
              <Button onClick={() => setCreating(true)}>
                <SquareTerminal size={16} strokeWidth={1.75} aria-hidden />
                {t('create')}
              </Button>
            </div>
          ))}
      </div>
      {toRevoke && (
        <ConfirmMutation
          call={revoke}
          request={{ params: { id: String(toRevoke.id) } }}
          refetches={[query.queryKey]}
          title={t('revokeTitle', { name: toRevoke.name })}
          confirm={t('revoke')}
          cancel={t('revokeNo')}
          done={t('revoked')}
          onDone={() => {
            // Closes the dialog first, because nothing behind it can be focused. The button that opened it is gone.
            flushSync(() => setToRevoke(null));
            focusHeading(place.current);
          }}
          onClose={() => setToRevoke(null)}
        >
          {t('revokeText')}
        </ConfirmMutation>
      )}
    </Section>
  );
}
