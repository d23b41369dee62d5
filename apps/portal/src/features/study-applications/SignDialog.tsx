import { sign } from '@semestr/api/study';
import { Button, buttonClass } from '@semestr/ui/Button.tsx';
import { Dialog } from '@semestr/ui/Dialog.tsx';
import { SignatureField } from '@semestr/ui/fields/SignatureField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Caption } from '@semestr/ui/Section.tsx';
import { toast } from '@semestr/ui/toast';
import { FileText } from 'lucide-react';
import { useCallback } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { Consequence } from '../../ui/requests/Consequence.tsx';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { applicationsOf, contractOf, type ApplicationView } from './applications.ts';
import { PriceOf, PurposeOf } from './Terms.tsx';
import styles from './applications.module.css';
import { applicationTexts } from './texts.ts';

const SignValues = z.object({ imageSignature: z.string().check(z.minLength(1, 'required')) });

/** Link to the loaded contract. */
function ContractLink({ bytes, type }: { bytes: Uint8Array; type: string }) {
  const t = useTexts(applicationTexts);
  // The object URL of the file exists while the link is mounted.
  const show = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (!link) return undefined;
      const address = URL.createObjectURL(new Blob([bytes.slice()], { type }));
      link.href = address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes, type],
  );
  return (
    <p className={styles.read}>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it gets its address as soon as it stands */}
      <a ref={show} target="_blank" rel="noreferrer" className={buttonClass('outlined')}>
        <FileText size={16} strokeWidth={1.75} aria-hidden />
        {t('open')}
      </a>
      <Caption>{t('opened')}</Caption>
    </p>
  );
}

interface SignDialogProps {
  application: ApplicationView;
  onSigned: () => void;
  onClose: () => void;
}

/** Dialog with the contract and a signature field. Signing requires that the contract is loaded. */
export default function SignDialog({ application, onSigned, onClose }: SignDialogProps) {
  const t = useTexts(applicationTexts);
  const user = usePerson();
  const { lmsApplicationId: id, subject } = application;
  const contract = useSectionQuery(contractOf(id, user));
  const form = useContractForm(SignValues, { imageSignature: '' }, null);
  const error = useFieldError(form, { imageSignature: { required: t('noSignature') } });
  const act = useApiMutation(sign, {
    refetches: [applicationsOf(user).queryKey, contractOf(id, user).queryKey],
    done: () => {
      toast('success', t('signed'));
      onSigned();
    },
  });
  return (
    <Dialog title={t('signTitle')} onClose={onClose}>
      <div {...asPrivate}>
        <Consequence
          rows={[
            [
              t('signSubject'),
              <span key="subject" lang="ru">
                {subject}
              </span>,
            ],
            [t('signPurpose'), <PurposeOf key="purpose" application={application} />],
            [t('signPrice'), <PriceOf key="price" application={application} />],
          ]}
        />
      </div>
      {contract.failure}
      {contract.data && <ContractLink {...contract.data} />}
      {!contract.failure && !contract.data && <Splash />}
      <FormShell
        form={form}
        act={act}
        request={({ imageSignature }) => ({ body: { lmsApplicationId: id, imageSignature } })}
        isReady={contract.data !== undefined}
        submit={t('signSubmit')}
        note={
          <Button look="text" onClick={onClose}>
            {t('later')}
          </Button>
        }
      >
        <Controller
          control={form.control}
          name="imageSignature"
          render={({ field: { ref: _ref, name: _name, ...field } }) => (
            <SignatureField
              {...field}
              label={t('signature')}
              error={error('imageSignature')}
              signer={user.fio}
            />
          )}
        />
        <Caption>{t('signHint')}</Caption>
      </FormShell>
    </Dialog>
  );
}
