import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@semestr/api/client';
import type { Endpoint, Request } from '@semestr/api/endpoint';
import { type FieldReason, faultTexts } from '@semestr/api/faults';
import { fieldReasonOf } from '@semestr/api/issues';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { MutationError } from './MutationError.tsx';
import { forgetDraft, readDraft, useDraft } from './draft.ts';
import styles from './form.module.css';
import type { ApiMutation } from './use-api-mutation.ts';

/**
 * Duration of a click in milliseconds. An error shown on blur before would move the element that is being clicked.
 */
const PRESS_MS = 300;

/** A form that knows its values before any input, which those of a restored draft are not. */
type ContractForm<V extends FieldValues> = UseFormReturn<V> & { readonly emptyValues: V };

/**
 * Creates a form whose values are validated by a schema of the contract.
 * @param draft storage key under which the input survives a reload and the end of the session; null for secrets
 * @param mode when errors are shown: on submission, or on blur for forms whose button requires valid values
 */
export function useContractForm<V extends FieldValues>(
  schema: ZodMiniType<V, V>,
  defaults: V,
  draft: string | null,
  mode: 'onSubmit' | 'onTouched' = 'onSubmit',
): ContractForm<V> {
  const form = useForm<V>({
    resolver: zodResolver(schema),
    mode,
    ...(mode === 'onTouched' && { delayError: PRESS_MS }),
    // Complete values are valid default values, which the form library's type cannot express.
    defaultValues: (draft === null ? defaults : readDraft(draft, defaults)) as DefaultValues<V>,
  });
  useDraft(form, draft);
  return { ...form, emptyValues: defaults };
}

/**
 * Returns a function that returns the error message of a field, from validation or from the server.
 * @param own messages that are more specific than the default ones, by field and reason
 */
export function useFieldError<V extends FieldValues>(
  form: UseFormReturn<V>,
  own: { readonly [Name in FieldPath<V>]?: Partial<Record<FieldReason, string>> } = {},
): (name: FieldPath<V>) => string | undefined {
  const t = useTexts(faultTexts);
  const { errors } = form.formState;
  return (name) => {
    const error: { type: string; message?: string } | undefined = get(errors, name);
    if (!error) return undefined;
    const reason = fieldReasonOf({
      code: error.type,
      message: error.message ?? '',
      input: form.getValues(name),
    });
    return own[name]?.[reason] ?? t(reason);
  };
}

/** Fields that password managers fill in. */
const AUTOFILLED = 'input[autocomplete="username"], input[autocomplete$="-password"]';

interface FormShellProps<V extends FieldValues, E extends Endpoint> {
  form: ContractForm<V>;
  act: ApiMutation<E>;
  /** Builds the request from the values. */
  request: (values: V) => Request<E>;
  /** Label of the button, a verb. */
  submit: string;
  draft?: string;
  /** Maps fields of the call to the form's fields, if their names differ. */
  fieldOf?: Readonly<Record<string, FieldPath<V>>>;
  /** Disables the button if false; the fields or the note explain what is missing. */
  isReady?: boolean;
  /** Note next to the button, in the secondary colour. */
  note?: ReactNode;
  onFailure?: (error: Error) => void;
  /** Whether the error is shown elsewhere, such as at a field. */
  isFailureSaid?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Form with the behaviour that all forms share: the pending state and the display of errors. */
export function FormShell<V extends FieldValues, E extends Endpoint>(props: FormShellProps<V, E>) {
  const { form, act, request, submit, draft, fieldOf = {}, note, onFailure, className, children } = props;
  const { isReady = true, isFailureSaid = false } = props;

  const isField = (name: string): name is FieldPath<V> => get(form.getValues(), name) !== undefined;
  const faultsOf = (error: Error | null) =>
    (error instanceof ApiError ? error.fields : []).flatMap(({ field, reason }) => {
      const name = fieldOf[field] ?? field;
      return isField(name) ? [{ name, reason }] : [];
    });

  /** Reads fields that password managers filled in without an event. */
  function adoptFilled(element: HTMLFormElement): void {
    for (const { name, value } of element.querySelectorAll<HTMLInputElement>(AUTOFILLED))
      if (isField(name) && form.getValues(name) !== value)
        // The value is a text, like that of the input.
        form.setValue(name, value as PathValue<V, typeof name>);
  }

  const submitValues = form.handleSubmit(async (values) => {
    let isChanged = false;
    const changes = form.watch((_values, { name }) => {
      if (name !== undefined) isChanged = true;
    });
    const error = await act.run(request(values));
    changes.unsubscribe();
    if (!error) {
      // What the user has entered while the page was reloading its data belongs to the next request.
      if (isChanged) return;
      if (draft === undefined) form.reset();
      else {
        forgetDraft(draft);
        form.reset(form.emptyValues);
      }
      return;
    }
    for (const [index, { name, reason }] of faultsOf(error).entries())
      form.setError(name, { type: 'server', message: reason }, { shouldFocus: index === 0 });
    onFailure?.(error);
  });

  return (
    // POST, because by default the browser would put the values into the address.
    <form
      method="post"
      className={className ?? styles.form}
      onSubmit={(event) => {
        adoptFilled(event.currentTarget);
        void submitValues(event);
      }}
      noValidate
    >
      {faultsOf(act.error).length === 0 && !isFailureSaid && <MutationError act={act} />}
      {children}
      <div className={styles.foot}>
        <Button type="submit" look="primary" isPending={act.isPending} disabled={!isReady}>
          {submit}
        </Button>
        {note && <span className={styles.note}>{note}</span>}
      </div>
    </form>
  );
}
