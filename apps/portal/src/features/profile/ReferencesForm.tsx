import { setReferences } from '@semestr/api/cv';
import { MAX_REFERENCES, suggestedName } from '@semestr/core/cv';
import { Button, IconButton } from '@semestr/ui/Button.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { takeFocus } from '../../ui/focus.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { CvSection } from './CvSection.tsx';
import { cvOf, draftOf, isChanged, noReference, savedIn, type SectionFormProps } from './profile.ts';
import styles from './profile.module.css';
import { profileTexts } from './texts.ts';

const ReferenceValues = z.object({ references: setReferences.body });

/** Links to other sites, each with a name suggested from its address. */
export default function ReferencesForm({ cv, onSaved, onCancel }: SectionFormProps) {
  const t = useTexts(profileTexts);
  const form = useContractForm<z.output<typeof ReferenceValues>>(
    ReferenceValues,
    savedIn.references(cv),
    draftOf('references'),
  );
  const { register, setValue } = form;
  const values = form.watch();
  const list = values.references;
  const act = useApiMutation(setReferences, { refetches: [cvOf(usePerson()).queryKey], done: onSaved });
  const adder = useRef<HTMLButtonElement>(null);
  const format = { format: t('references.format') };
  const error = useFieldError(
    form,
    Object.fromEntries(list.map((_one, index) => [`references.${index}.reference`, format])),
  );

  function add(): void {
    flushSync(() => setValue('references', [...list, noReference]));
    form.setFocus(`references.${list.length}.reference`);
  }

  function remove(index: number): void {
    form.clearErrors('references');
    setValue('references', list.toSpliced(index, 1));
    adder.current?.focus();
  }

  const written = list.filter(({ reference }) => reference.trim() !== '');
  return (
    <CvSection name="references" amount={written.length} isUnsaved={isChanged('references', cv, values)}>
      <FormShell
        form={form}
        act={act}
        className={styles.form}
        request={({ references }) => ({ body: references })}
        submit={t('references.save')}
        note={
          <Button look="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      >
        <Caption>{t('references.hint')}</Caption>
        <div ref={takeFocus} className={styles.pairs}>
          {list.map(({ name, reference: before }, index) => {
            const address = register(`references.${index}.reference`);
            return (
              <div
                // oxlint-disable-next-line react/no-array-index-key -- the form identifies fields by index
                key={index}
                role="group"
                aria-label={t('references.one', { number: index + 1 })}
                className={styles.pair}
              >
                <TextField
                  {...address}
                  label={t('references.address')}
                  error={error(`references.${index}.reference`)}
                  inputMode="url"
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => {
                    void address.onChange(event);
                    // Does not replace a name that the user has entered.
                    if (name === suggestedName(before))
                      setValue(`references.${index}.name`, suggestedName(event.target.value));
                  }}
                />
                <TextField
                  {...register(`references.${index}.name`)}
                  label={t('references.name')}
                  error={error(`references.${index}.name`)}
                  maxLength={60}
                  autoComplete="off"
                />
                <IconButton
                  label={t('references.remove', { name: name || before || String(index + 1) })}
                  onClick={() => remove(index)}
                >
                  <X size={16} strokeWidth={1.75} />
                </IconButton>
              </div>
            );
          })}
        </div>
        <div>
          <Button ref={adder} disabled={list.length >= MAX_REFERENCES} onClick={add}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            {t('references.add')}
          </Button>
        </div>
      </FormShell>
    </CvSection>
  );
}
