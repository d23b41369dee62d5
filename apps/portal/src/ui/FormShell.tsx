import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@semestr/api/client';
import type { Endpoint, Request } from '@semestr/api/endpoint';
import { faultTexts } from '@semestr/api/faults';
import { fieldReasonOf } from '@semestr/api/issues';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { ActFailure } from './ActFailure.tsx';
import { forgetDraft, readDraft, useDraft } from './draft.ts';
import styles from './form.module.css';
import type { Act } from './useAct.ts';

/**
 * A form of values that a schema of the contract checks.
 * @param draft under which name what was typed outlives a reload and the end of the session; null for secrets
 */
export function useContractForm<V extends FieldValues>(
  schema: ZodMiniType<V, V>,
  defaults: V,
  draft: string | null,
): UseFormReturn<V> {
  const form = useForm<V>({
    resolver: zodResolver(schema),
    // Whole values are default values too; the form library's type cannot see it.
    defaultValues: (draft === null ? defaults : readDraft(draft, defaults)) as DefaultValues<V>,
  });
  useDraft(form, draft);
  return form;
}

/** The sentence for what is wrong with a field, of the contract's own check or of the server's. */
export function useFieldError<V extends FieldValues>(
  form: UseFormReturn<V>,
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
    return t(reason);
  };
}

interface FormShellProps<V extends FieldValues, E extends Endpoint> {
  form: UseFormReturn<V>;
  act: Act<E>;
  /** The request that the values make. */
  request: (values: V) => Request<E>;
  /** The word on the button, a verb. */
  submit: string;
  draft?: string;
  /** The form's own names of fields of the call that are called otherwise there. */
  fieldOf?: Readonly<Record<string, FieldPath<V>>>;
  /** Beside the button, in the second voice. */
  note?: ReactNode;
  onFailure?: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that cannot forget what every form needs: that it is under way, and what went wrong where. */
export function FormShell<V extends FieldValues, E extends Endpoint>(props: FormShellProps<V, E>) {
  const { form, act, request, submit, draft, fieldOf = {}, note, onFailure, className, children } = props;

  const isField = (name: string): name is FieldPath<V> => get(form.getValues(), name) !== undefined;
  const faultsOf = (error: Error | null) =>
    (error instanceof ApiError ? error.fields : []).flatMap(({ field, reason }) => {
      const name = fieldOf[field] ?? field;
      return isField(name) ? [{ name, reason }] : [];
    });

  const onSubmit = form.handleSubmit(async (values) => {
    const error = await act.run(request(values));
    if (!error) {
      if (draft !== undefined) forgetDraft(draft);
      form.reset();
      return;
    }
    for (const [index, { name, reason }] of faultsOf(error).entries())
      form.setError(name, { type: 'server', message: reason }, { shouldFocus: index === 0 });
    onFailure?.();
  });

  return (
    // Nothing that is typed may ever stand in an address, as a form without a method would have it.
    <form
      method="post"
      className={className ?? styles.form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
    >
      {faultsOf(act.error).length === 0 && <ActFailure act={act} />}
      {children}
      <div className={styles.foot}>
        <Button type="submit" look="primary" isPending={act.isPending}>
          {submit}
        </Button>
        {note && <span className={styles.note}>{note}</span>}
      </div>
    </form>
  );
}
