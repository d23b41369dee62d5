import { type FunctionComponent, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

type Values = Readonly<Record<string, unknown>>;

/** Returns proposed values for a new record, based on the values entered so far; undefined for no proposal. */
export type UseProposals = (values: Values) => Values;

interface ProposalsProps {
  /** Initial values of a new record, which a proposal replaces. */
  defaults: Values;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Fills fields of the form with proposals, until the user changes them. */
function useFilledIn(proposals: Values, defaults: Values): void {
  const { subscribe, getValues, setValue, clearErrors } = useFormContext();
  const edited = useRef(new Set<string>());
  const filled = useRef<Record<string, unknown>>({});

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && name !== undefined) edited.current.add(name);
        },
      }),
    [subscribe],
  );

  useEffect(() => {
    for (const [field, value] of Object.entries(proposals)) {
      const current: unknown = getValues(field);
      const isFree = isEmpty(current) || current === filled.current[field] || current === defaults[field];
      if (value === undefined || current === value || edited.current.has(field) || !isFree) continue;
      filled.current[field] = value;
      setValue(field, value);
      clearErrors(field);
    }
  });
}

/** Creates a form component that fills in fields of a new record with the values that the hook proposes. */
export const defineProposals = (useProposals: UseProposals): FunctionComponent<ProposalsProps> =>
  function Proposals({ defaults }) {
    useFilledIn(useProposals(useWatch()), defaults);
    return null;
  };
