import { add, update } from '@semestr/api/diploma';
import type { Endpoint, Request } from '@semestr/api/endpoint';
import { MAX_JUSTIFICATION, MAX_TOPIC } from '@semestr/core/diploma';
import { TextAreaField } from '@semestr/ui/fields/TextAreaField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Controller } from 'react-hook-form';
import { usePerson } from '../../account/person.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { type ApiMutation, useApiMutation } from '../../ui/use-api-mutation.ts';
import { type Task, topicsOf } from './diploma.ts';
import { OfferedTopics } from './OfferedTopics.tsx';
import { SupervisorField } from './SupervisorField.tsx';
import { diplomaTexts } from './texts.ts';
import { fieldOf, noValues, toRequestBody, TopicValues, toValues } from './topic-values.ts';

interface TopicFormProps {
  task: Task;
  onDone: () => void;
}

/** Form of a topic. Editing updates the existing suggestion; any other task creates a new one. */
export default function TopicForm({ task, onDone }: TopicFormProps) {
  const t = useTexts(diplomaTexts);
  const refetches = [topicsOf(usePerson()).queryKey];
  const suggesting = useApiMutation(add, { refetches, done: onDone });
  const changing = useApiMutation(update, { refetches, done: onDone });
  const { kind, topic } = task;
  return kind === 'change' && topic ? (
    <Fields
      task={task}
      act={changing}
      request={(values) => ({ body: { id: topic.id, ...toRequestBody(values) } })}
      submit={t('form.save')}
      note={t('form.saveHint')}
    />
  ) : (
    <Fields
      task={task}
      act={suggesting}
      request={(values) => ({ body: toRequestBody(values) })}
      submit={t('form.submit')}
      note={t('form.submitHint')}
    />
  );
}

interface FieldsProps<E extends Endpoint> {
  task: Task;
  act: ApiMutation<E>;
  request: (values: TopicValues) => Request<E>;
  submit: string;
  note: string;
}

function Fields<E extends Endpoint>({ task: { kind, topic }, act, request, submit, note }: FieldsProps<E>) {
  const t = useTexts(diplomaTexts);
  const draft = `diploma topic ${kind} ${topic?.id ?? ''}`;
  const form = useContractForm(TopicValues, topic ? toValues(topic) : noValues, draft);
  const error = useFieldError(form, {
    supervisor: { required: t('form.noSupervisor'), unknown: t('form.unknownSupervisor') },
  });
  return (
    <FormShell
      form={form}
      act={act}
      draft={draft}
      fieldOf={fieldOf}
      request={request}
      submit={submit}
      note={note}
    >
      <SupervisorField form={form} error={error('supervisor')} />
      <OfferedTopics form={form} />
      <Controller
        control={form.control}
        name="topic"
        render={({ field }) => (
          <TextAreaField
            {...field}
            label={t('form.topic')}
            hint={t('form.topicHint')}
            maxLength={MAX_TOPIC}
            error={error('topic')}
          />
        )}
      />
      {(['belarusian', 'english'] as const).map((name) => (
        <TextField
          key={name}
          {...form.register(name)}
          label={t(`form.${name}`)}
          hint={t('form.optional')}
          maxLength={MAX_TOPIC}
          lang={name === 'english' ? 'en' : 'be'}
          error={error(name)}
        />
      ))}
      <Controller
        control={form.control}
        name="justification"
        render={({ field }) => (
          <TextAreaField
            {...field}
            label={t('justification')}
            hint={t('form.justificationHint', { count: MAX_JUSTIFICATION })}
            maxLength={MAX_JUSTIFICATION}
            error={error('justification')}
          />
        )}
      />
    </FormShell>
  );
}
