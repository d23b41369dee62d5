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
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { ActFailure } from './ActFailure.tsx';
import { forgetDraft, readDraft, useDraft } from './draft.ts';
import styles from './form.module.css';
import type { Act } from './useAct.ts';

/** As long as a press takes: a fault of the field that is left would move what is being pressed. */
const PRESS_MS = 300;

/**
 * A form of values that a schema of the contract checks.
 * @param draft under which name what was typed outlives a reload and the end of the session; null for secrets
 * @param mode when a fault is told: at sending, or for forms whose button waits for good values as soon as a field is left
 */
export function useContractForm<V extends FieldValues>(
  schema: ZodMiniType<V, V>,
  defaults: V,
  draft: string | null,
  mode: 'onSubmit' | 'onTouched' = 'onSubmit',
): UseFormReturn<V> {
  const form = useForm<V>({
    resolver: zodResolver(schema),
    mode,
    ...(mode === 'onTouched' && { delayError: PRESS_MS }),
    // Whole values are default values too; the form library's type cannot see it.
    defaultValues: (draft === null ? defaults : readDraft(draft, defaults)) as DefaultValues<V>,
  });
  useDraft(form, draft);
  return form;
}

/**
 * The sentence for what is wrong with a field, of the contract's own check or of the server's.
 * @param own sentences that say more than the usual ones, by field and reason
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
  /** False: the button waits for something that is still missing, which the fields or the note say. */
  isReady?: boolean;
  /** Beside the button, in the second voice. */
  note?: ReactNode;
  onFailure?: (error: Error) => void;
  /** What went wrong is said elsewhere: in a field, or on another screen. */
  isFailureSaid?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that cannot forget what every form needs: that it is under way, and what went wrong where. */
export function FormShell<V extends FieldValues, E extends Endpoint>(props: FormShellProps<V, E>) {
  const { form, act, request, submit, draft, fieldOf = {}, note, onFailure, className, children } = props;
  const { isReady = true, isFailureSaid = false } = props;

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
    onFailure?.(error);
  });

  return (
    // Nothing that is typed may ever stand in an address, as a form without a method would have it.
    <form
      method="post"
      className={className ?? styles.form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
    >
      {faultsOf(act.error).length === 0 && !isFailureSaid && <ActFailure act={act} />}
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
