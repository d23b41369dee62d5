import { externalManagers } from '@semestr/api/diploma';
import { employeesByName } from '@semestr/api/mark-sheets';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { useDebounced } from '@semestr/ui/debounced';
import { AutocompleteField } from '@semestr/ui/fields/AutocompleteField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { queryOf } from '../../client/query.ts';
import { usePerson } from '../../account/person.ts';
import { useSentence } from '../../ui/use-sentence.ts';
import styles from './diploma.module.css';
import { diplomaTexts } from './texts.ts';
import {
  employeeOption,
  managerOption,
  type Supervisor,
  type SupervisorKind,
  supervisorKinds,
  type TopicValues,
} from './topic-values.ts';

const DEBOUNCE_MS = 250;

/** Finds possible supervisors by name. External ones are few and are listed without a search. */
function useSupervisors(kind: SupervisorKind, text: string) {
  const user = usePerson();
  const ofUniversity = useQuery({
    ...queryOf(employeesByName, { query: { 'employee-fio': text } }),
    enabled: kind === 'employee' && text !== '',
  });
  const fromElsewhere = useQuery({
    ...queryOf(externalManagers, { query: { 'external-manager-fio': text } }, user),
    enabled: kind === 'external',
  });
  const { error, isFetching } = kind === 'employee' ? ofUniversity : fromElsewhere;
  const found: readonly Supervisor[] | undefined =
    kind === 'employee' ? ofUniversity.data?.map(employeeOption) : fromElsewhere.data?.map(managerOption);
  return { found: found ?? [], sentence: useSentence(error), isFetching };
}

/** Selects a supervisor: an employee found by name, or an external one. */
export function SupervisorField({
  form,
  error,
}: {
  form: UseFormReturn<TopicValues>;
  error: string | undefined;
}) {
  const t = useTexts(diplomaTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const { kind, supervisor } = form.watch();
  const searchText = useDebounced(typed.trim(), DEBOUNCE_MS);
  // Does not search for the name of the selected supervisor, which the field contains.
  const { found, sentence, isFetching } = useSupervisors(kind, searchText === supervisor ? '' : searchText);
  const isTyping = typed.trim() !== searchText;
  // Hides outdated results during typing, because Enter would select the first of them.
  const offered = isTyping && kind === 'employee' ? [] : found;
  const labels = [
    ...new Set([...offered.map(({ label }) => label), ...(offered.length === 0 ? [supervisor] : [])]),
  ];

  function choose(label: string): void {
    form.setValue('supervisor', label, { shouldDirty: true, shouldValidate: label !== '' });
    form.setValue('supervisorId', found.find((one) => one.label === label)?.id ?? 0);
  }

  return (
    <>
      <div>
        <span id={id} className={styles.label}>
          {t('form.from')}
        </span>
        <Choices labelledBy={id}>
          {supervisorKinds.map((one) => (
            <Choice
              key={one}
              isChosen={one === kind}
              onClick={() => {
                if (one === kind) return;
                form.setValue('kind', one, { shouldDirty: true });
                choose('');
              }}
            >
              {t(`form.kinds.${one}`)}
            </Choice>
          ))}
        </Choices>
      </div>
      <Controller
        control={form.control}
        name="supervisor"
        render={({ field: { onBlur, ref, value } }) => (
          <AutocompleteField
            key={kind}
            ref={ref}
            label={t('supervisor')}
            hint={t(`form.hints.${kind}`)}
            placeholder={t('form.surname')}
            nothing={t(typed.trim() === '' ? 'form.type' : 'form.noneFound')}
            error={error ?? sentence ?? undefined}
            groups={[{ title: t(`form.kinds.${kind}`), options: labels.filter((label) => label !== '') }]}
            isFetching={isFetching || isTyping}
            value={value}
            onType={setTyped}
            onBlur={onBlur}
            onChange={choose}
          />
        )}
      />
    </>
  );
}
