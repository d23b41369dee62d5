import { type Passkey, remove } from '@semestr/api/passkeys';
import { dotted } from '@semestr/core/dates';
import { Button } from '@semestr/ui/Button.tsx';
import { type Column, DataTable } from '@semestr/ui/DataTable.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { hasPasskeys } from '@semestr/ui/passkey';
import { Section } from '@semestr/ui/Section.tsx';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePerson } from '../../account/person.ts';
import { ConfirmMutation } from '../../ui/ConfirmMutation.tsx';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { focusHeading } from '../../ui/focus.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { dayOf, passkeysOf, stateOf } from './second-factor.ts';
import steps from '../../account/proof/steps.module.css';
import { secondFactorTexts } from './texts.ts';

const nameCell = ({ name }: Passkey) => <b className={steps.name}>{name}</b>;
const addedCell = ({ createdAt }: Passkey) => dotted(dayOf(createdAt));

function UsedCell({ usedAt }: Passkey) {
  const t = useTexts(secondFactorTexts);
  return usedAt === null ? t('passkeys.unused') : dotted(dayOf(usedAt));
}
const usedCell = (passkey: Passkey) => <UsedCell {...passkey} />;

/** Button that adds a passkey, or the reason why none can be added. */
function Add({ onAdd }: { onAdd: () => void }) {
  const t = useTexts(secondFactorTexts);
  if (!hasPasskeys()) return <p className={steps.second}>{t('passkeys.unsupported')}</p>;
  return (
    <div>
      <Button onClick={onAdd}>
        <KeyRound size={16} strokeWidth={1.75} aria-hidden />
        {t('passkeys.add')}
      </Button>
    </div>
  );
}

/** The user's passkeys, or an error message. */
export function Passkeys() {
  const t = useTexts(secondFactorTexts);
  const user = usePerson();
  const query = passkeysOf(user);
  const { data, failure } = useSectionQuery(query);
  const hasCodes = useQuery(stateOf(user)).data?.isOn ?? false;
  const [isAdding, setAdding] = useState(false);
  const [toRename, setToRename] = useState<Passkey | null>(null);
  const [toRemove, setToRemove] = useState<Passkey | null>(null);
  const place = useRef<HTMLDivElement>(null);

  const actions = (passkey: Passkey) => (
    <>
      <Button look="text" className={steps.action} onClick={() => setToRename(passkey)}>
        {t('passkeys.rename')}
        <span className="visually-hidden">: {passkey.name}</span>
      </Button>
      <Button look="text" className={steps.action} onClick={() => setToRemove(passkey)}>
        {t('passkeys.remove')}
        <span className="visually-hidden">: {passkey.name}</span>
      </Button>
    </>
  );
  const columns: readonly Column<Passkey>[] = [
    { key: 'name', head: t('passkeys.columns.name'), cell: nameCell },
    { key: 'added', head: t('passkeys.columns.added'), cell: addedCell, isNamedOnCard: true },
    { key: 'used', head: t('passkeys.columns.used'), cell: usedCell, isNamedOnCard: true },
    {
      key: 'actions',
      head: t('passkeys.columns.actions'),
      isHeadHidden: true,
      isNumber: true,
      cell: actions,
    },
  ];
  const finish = (): void => {
    focusHeading(place.current);
    setAdding(false);
  };
  return (
    <Section title={t('passkeys.title')}>
      <div ref={place} className={steps.step}>
        <p className={steps.text}>{t('passkeys.what')}</p>
        <DataTable
          caption={t('passkeys.title')}
          isCaptionHidden
          isPrivate
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          expected={1}
          empty={<Empty icon={KeyRound} title={t('passkeys.none')} hint={t('passkeys.noneHint')} />}
          failure={failure}
        />
        {data &&
          (isAdding ? (
            <AddPasskey hasCodes={hasCodes} onDone={finish} />
          ) : (
            <Add onAdd={() => setAdding(true)} />
          ))}
      </div>
      {toRename && <RenameDialog passkey={toRename} onClose={() => setToRename(null)} />}
      {toRemove && (
        <ConfirmMutation
          call={remove}
          request={{ params: { id: String(toRemove.id) } }}
          refetches={[query.queryKey]}
          title={t('passkeys.removeTitle', { name: toRemove.name })}
          confirm={t('passkeys.remove')}
          cancel={t('passkeys.removeNo')}
          done={t('passkeys.removed')}
          onDone={() => {
            // Closes the dialog first, because nothing behind it can be focused. The button that opened it is gone.
            flushSync(() => setToRemove(null));
            focusHeading(place.current);
          }}
          onClose={() => setToRemove(null)}
        >
          {t('passkeys.removeText')}
        </ConfirmMutation>
      )}
    </Section>
  );
}
