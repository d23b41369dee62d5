import * as calls from '@semestr/api/contacts';
import type { Endpoint, Request } from '@semestr/api/endpoint';
import { contactFault, normaliseContact } from '@semestr/core/contacts';
import { PhoneField } from '@semestr/ui/fields/PhoneField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { toast } from '@semestr/ui/toast';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { type ApiMutation, useApiMutation } from '../../ui/use-api-mutation.ts';
import { answerKeyOf, type CardProps, kindOf } from './contacts.ts';
import { contactTexts } from './texts.ts';

interface Values {
  contactValue: string;
}

interface FieldsProps<E extends Endpoint> extends CardProps {
  act: ApiMutation<E>;
  request: (values: Values) => Request<E>;
  submit: string;
}

function Fields<E extends Endpoint>({ card, act, request, submit }: FieldsProps<E>) {
  const t = useTexts(contactTexts);
  const kind = kindOf(card);
  const schema = z.object({
    contactValue: calls.ContactValue.check(
      z.refine((text) => contactFault(card.type, text) === null, 'format'),
    ),
  });
  const form = useContractForm<Values>(schema, { contactValue: card.value }, null, 'onTouched');
  const error = useFieldError(form, {
    contactValue: { required: t(`${kind}.required`), format: t(`${kind}.format`) },
  });
  const text = { label: t(`${kind}.label`), hint: t(`${kind}.hint`), error: error('contactValue') };
  return (
    <FormShell
      form={form}
      act={act}
      request={request}
      submit={submit}
      isReady={contactFault(card.type, form.watch('contactValue')) === null}
    >
      {kind === 'phone' ? (
        <Controller
          control={form.control}
          name="contactValue"
          render={({ field }) => <PhoneField {...text} {...field} />}
        />
      ) : (
        <TextField
          {...text}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...form.register('contactValue')}
        />
      )}
    </FormShell>
  );
}

function AddContact(props: CardProps) {
  const { card, send, onReload } = props;
  const t = useTexts(contactTexts);
  const act = useApiMutation(calls.create, {
    refetches: [answerKeyOf(usePerson())],
    done: (id, { body }) => {
      toast('success', t('changed'));
      // Some providers return no id; then reloads the contacts.
      if (typeof id !== 'number') return onReload();
      send({ type: 'saved', card: card.type, id, value: normaliseContact(card.type, body.contactValue) });
    },
  });
  return (
    <Fields
      {...props}
      act={act}
      request={({ contactValue }) => ({ body: { contactValue, contactTypeId: card.type } })}
      submit={t('bind')}
    />
  );
}

function ChangeContact(props: CardProps & { id: number }) {
  const { card, id, send } = props;
  const t = useTexts(contactTexts);
  const act = useApiMutation(calls.change, {
    refetches: [answerKeyOf(usePerson())],
    done: (_reply, { body }) => {
      toast('success', t('changed'));
      send({ type: 'saved', card: card.type, id, value: normaliseContact(card.type, body.contactValue) });
    },
  });
  return (
    <Fields
      {...props}
      act={act}
      request={({ contactValue }) => ({ body: { id, contactValue } })}
      submit={t('save')}
    />
  );
}

/** Form for the value of a contact, in any common notation. Adds the contact if it is missing, else changes it. */
export const ValueForm = (props: CardProps) =>
  props.card.id === null ? <AddContact {...props} /> : <ChangeContact {...props} id={props.card.id} />;
