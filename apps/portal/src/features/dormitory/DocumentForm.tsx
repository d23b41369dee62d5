import { MAX_DOCUMENT_BYTES } from '@semestr/api/data-url';
import { create, update } from '@semestr/api/dormitory';
import { FileField } from '@semestr/ui/fields/FileField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { Consequence } from '../../ui/requests/Consequence.tsx';
import { FormShell, useContractForm } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { documentLimits, useDocument } from '../../ui/use-document.ts';
import { applicationsOf, type ApplicationView } from './dormitory.ts';
import { dormitoryTexts } from './texts.ts';

/** No values: the only input is a file, which the form library does not handle. */
const NoValues = z.object({});

interface DocumentFormProps {
  /** The application whose document is replaced; null for a new application. */
  application: ApplicationView | null;
  onDone: () => void;
}

/** Applies for a room, with or without a document, or replaces the document of an application. */
export default function DocumentForm({ application, onDone }: DocumentFormProps) {
  const t = useTexts(dormitoryTexts);
  const { queryKey } = applicationsOf(usePerson());
  const queries = useQueryClient();
  const form = useContractForm(NoValues, {}, null);
  const paper = useDocument();
  const options = { refetches: [queryKey], done: onDone };
  const making = useApiMutation(create, options);
  const changing = useApiMutation(update, options);
  const size = MAX_DOCUMENT_BYTES;
  const shared = {
    form,
    // Reloads the list, because the application may have changed in the meantime.
    onFailure: () => void queries.invalidateQueries({ queryKey }),
  };
  const field = (hint: string) => (
    <FileField
      label={t('form.paper')}
      hint={hint}
      error={paper.isUnreadable ? t('form.unreadable') : undefined}
      value={paper.files}
      onChange={paper.choose}
      limits={documentLimits}
    />
  );
  if (!application)
    return (
      <FormShell
        {...shared}
        act={making}
        request={() => (paper.url === null ? {} : { body: paper.url })}
        isReady={paper.isReady}
        submit={t('form.submit')}
        note={t('form.submitHint')}
      >
        {field(t('form.paperHint', { size }))}
        <Consequence rows={[[t('form.next'), t('form.nextText')]]} />
      </FormShell>
    );
  const { id, docReference: name } = application;
  return (
    <FormShell
      {...shared}
      act={changing}
      request={() => ({ body: { id, docContent: paper.url } })}
      isReady={paper.url !== null}
      submit={t(name === null ? 'form.attach' : 'form.exchange')}
      note={name !== null && t('form.exchangeHint')}
    >
      {field(name === null ? t('form.paperFirst', { size }) : t('form.paperStays', { name, size }))}
    </FormShell>
  );
}
