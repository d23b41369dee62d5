import { employees } from '@semestr/api/resources-people';
import { fullName } from '@semestr/core/display';
import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import { Combobox } from '../../ui/form/Combobox.tsx';
import type { Show } from '../../ui/form/shown-values.ts';
import { type FieldProps, useField } from '../../ui/form/use-field.ts';
import { useCall } from '../../ui/record/use-call.ts';

/** How many are offered at once; who looks for another one types. */
const OFFERED = '[0,19]';

function useEmployee(id: number | null) {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['employee', id],
    queryFn: () => call(employees.one, { params: { id: String(id) } }),
    enabled: id !== null,
  });
  return data;
}

/** The name of an employee. */
export function EmployeeName({ id }: { id: number }) {
  const employee = useEmployee(id);
  return <>{employee ? fullName(employee) : `№\u00a0${id}`}</>;
}

const show: Show = (id) => <EmployeeName id={Number(id)} />;

/** An employee, found by words. */
export function EmployeeInput(props: FieldProps) {
  const { frame, input } = useField(props, { show });
  const { value, onChange, ...rest } = input;
  const call = useCall();
  const [q, setWords] = useState<string | null>(null);
  const search = useDebouncedEvent(setWords, 250);
  const { data } = useQuery({
    queryKey: ['employees', q],
    queryFn: () =>
      call(employees.list, {
        query: { filter: JSON.stringify(q ? { q } : {}), sort: '["lastName","ASC"]', range: OFFERED },
      }),
    enabled: q !== null,
    // What was found stays until something else is.
    placeholderData: (found) => found,
  });
  const chosen = useEmployee(typeof value === 'number' ? value : null);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Combobox
          {...rest}
          {...control}
          chosen={chosen ? fullName(chosen) : ''}
          choices={data?.map((one) => ({ id: one.id, name: fullName(one) }))}
          onSearch={search}
          onChoose={onChange}
        />
      )}
    </FieldFrame>
  );
}
