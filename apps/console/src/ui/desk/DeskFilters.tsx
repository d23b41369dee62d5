import { all as allFaculties } from '@semestr/api/faculties';
import type { Reply } from '@semestr/api/endpoint';
import type { list } from '@semestr/api/requests';
import { rowsOf } from '@semestr/api/rows';
import { isOfFaculty } from '@semestr/core/rights';
import { SelectField } from '@semestr/ui/fields/SelectField.tsx';
import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedEvent, useGetResourceLabel } from 'react-admin';
import { session } from '../../session/session.ts';
import { Chip, Chips } from '../Chip.tsx';
import { useCall } from '../record/use-call.ts';
import styles from './filters.module.css';
import { deskTexts } from './texts.ts';
import { type Address, visibleStates } from './use-address.ts';
import { useKinds } from './use-kinds.ts';

/** Filters by search text, faculty and state. */
export function DeskSearch({ address }: { address: Address }) {
  const t = useTexts(deskTexts);
  const call = useCall();
  const { conditions, narrow } = address;
  const role = session.role();
  // A dean’s office only sees requests of its own faculty and cannot select one.
  const isOfAll = role !== null && !isOfFaculty(role);
  const { data } = useQuery({
    queryKey: ['faculties-of-desk'],
    queryFn: async () => rowsOf(await call(allFaculties, {})),
    staleTime: 10 * 60_000,
    enabled: isOfAll,
  });
  return (
    <search aria-label={t('filters')} className={styles.search} data-open={address.open ? '' : undefined}>
      <Words key={conditions.q} words={conditions.q} onSearch={(q) => narrow({ q })} />
      {isOfAll && (
        <SelectField
          label={t('faculty')}
          placeholder={t('anyFaculty')}
          options={(data ?? []).map(({ id, abbrev }) => ({ value: String(id), label: abbrev }))}
          value={String(conditions.facultyId ?? '')}
          onChange={({ target }) => narrow({ facultyId: Number(target.value) || null })}
        />
      )}
      <SelectField
        label={t('state')}
        options={visibleStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={conditions.state}
        onChange={({ target }) =>
          narrow({
            state: visibleStates.find((state) => state === target.value) ?? 'waiting',
            overdue: false,
          })
        }
      />
    </search>
  );
}

/** The search field; writes to the address once typing pauses. */
function Words({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const t = useTexts(deskTexts);
  const [typed, setTyped] = useState(words);
  const search = useDebouncedEvent((text: string) => onSearch(text.trim()), 250);
  return (
    <FieldFrame label={t('search')}>
      {(control) => (
        <div className={fields.withButton}>
          <Search size={16} strokeWidth={1.75} className={fields.start} aria-hidden />
          <input
            {...control}
            type="search"
            className={fields.input}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              search(target.value);
            }}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('search')}
            data-search
            aria-keyshortcuts="/"
          />
        </div>
      )}
    </FieldFrame>
  );
}

interface KindChipsProps {
  address: Address;
  counts: Reply<typeof list>['counts'];
}

/** Filters by request type, with counts; several can be selected. The number of overdue requests has a label. */
export function KindChips({ address, counts }: KindChipsProps) {
  const t = useTexts(deskTexts);
  const label = useGetResourceLabel();
  const kindOf = useKinds();
  const { conditions, narrow } = address;
  const chosen = conditions.kind;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const overdue = counts.reduce((sum, one) => sum + one.overdue, 0);
  return (
    <Chips label={t('kinds')} isOpen={address.open !== null}>
      <Chip
        name={t('all')}
        count={all}
        isChosen={chosen.length === 0 && !conditions.overdue && !conditions.mine}
        onChoose={() => narrow({ kind: [], overdue: false, mine: false })}
      />
      {(overdue > 0 || conditions.overdue) && (
        <Chip
          name={t('overdue')}
          count={overdue}
          isLate
          isChosen={conditions.overdue}
          onChoose={() => narrow((present) => ({ overdue: !present.overdue }))}
        />
      )}
      <Chip
        name={t('mine')}
        isChosen={conditions.mine}
        onChoose={() => narrow((present) => ({ mine: !present.mine }))}
      />
      {counts.map(({ kind, count }) => {
        const isChosen = chosen.includes(kind);
        return (
          <Chip
            key={kind}
            name={label(kindOf(kind).resource, 2)}
            count={count}
            isChosen={isChosen}
            onChoose={() =>
              narrow(({ kind: present }) => ({
                kind: present.includes(kind) ? present.filter((one) => one !== kind) : [...present, kind],
              }))
            }
          />
        );
      })}
    </Chips>
  );
}
