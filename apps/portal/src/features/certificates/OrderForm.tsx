import { certificateTypes, register } from '@semestr/api/certificates';
import { asksForOrganisation, MAX_CERTIFICATES, needsSeal, provisionPlace } from '@semestr/core/certificates';
import { Empty } from '@semestr/ui/Empty.tsx';
import { AutocompleteField } from '@semestr/ui/fields/AutocompleteField.tsx';
import { ChoicesField } from '@semestr/ui/fields/ChoicesField.tsx';
import { NumberField } from '@semestr/ui/fields/NumberField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Caption } from '@semestr/ui/Section.tsx';
import { FileX } from 'lucide-react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePerson } from '../../account/person.ts';
import { Consequence } from '../../ui/requests/Consequence.tsx';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { certificatesOf, emptyOrder, type Office, type Order } from './certificates.ts';
import styles from './certificates.module.css';
import { certificateTexts } from './texts.ts';

const OrderValues = z.object({
  place: z.string().check(z.minLength(1, 'required')),
  organisation: z.string().check(z.maxLength(150)),
  isSealed: z.boolean(),
  count: z.int().check(z.gte(1), z.lte(MAX_CERTIFICATES)),
});

/** Fields of the call, mapped to those of the form. */
const fieldOf = { 'certificateRequestDto.provisionPlace': 'place', certificateCount: 'count' } as const;

const DRAFT = 'certificate';

interface OrderFormProps {
  offices: readonly Office[];
  /** The certificate to order again. */
  like: { order: Order; date: string } | null;
  onOrdered: (count: number) => void;
}

/** Order form with place, type and number of copies, and a note about the next steps. */
export default function OrderForm({ offices, like, onOrdered }: OrderFormProps) {
  const t = useTexts(certificateTexts);
  const user = usePerson();
  const form = useContractForm(OrderValues, like?.order ?? emptyOrder, like ? null : DRAFT);
  const error = useFieldError(form, { place: { required: t('noPlace') } });
  const act = useApiMutation(register, {
    refetches: [certificatesOf(user).queryKey],
    done: (_reply, { body }) => onOrdered(body.certificateCount),
  });
  const values = form.watch();
  const office = offices.find(({ places }) => places.some(({ name }) => name === values.place));
  const place = office?.places.find(({ name }) => name === values.place);
  const isSealed = values.isSealed || (place !== undefined && needsSeal(place));

  if (offices.length === 0) return <Empty icon={FileX} title={t('noPlaces')} hint={t('noPlacesHint')} />;
  return (
    <>
      {like && <Caption>{t('again', { date: like.date })}</Caption>}
      <FormShell
        form={form}
        act={act}
        draft={DRAFT}
        fieldOf={fieldOf}
        request={(order) => ({
          body: {
            certificateRequestDto: {
              certificateType: certificateTypes[isSealed ? 1 : 0],
              provisionPlace: provisionPlace(order.place, order.organisation),
            },
            certificateCount: order.count,
          },
        })}
        submit={t('submit', { count: values.count })}
        note={t('submitHint')}
      >
        <Controller
          control={form.control}
          name="place"
          render={({ field }) => (
            <AutocompleteField
              {...field}
              label={t('place')}
              placeholder={t('choosePlace')}
              nothing={t('noSuchPlace')}
              error={error('place')}
              groups={offices.map(({ type, places }) => ({
                title: type,
                options: places.map(({ name }) => name),
              }))}
            />
          )}
        />
        {place && asksForOrganisation(place) && (
          <TextField
            label={t('organisation')}
            hint={t('organisationHint')}
            error={error('organisation')}
            autoComplete="organization"
            {...form.register('organisation')}
          />
        )}
        <div className={styles.pair}>
          <ChoicesField
            label={t('type')}
            options={(['plain', 'sealed'] as const).map((type) => ({
              value: type,
              label: t(`types.${type}`),
              disabled: type === 'plain' && place !== undefined && needsSeal(place),
            }))}
            value={isSealed ? 'sealed' : 'plain'}
            onChange={(type) => form.setValue('isSealed', type === 'sealed', { shouldDirty: true })}
          />
          <NumberField
            label={t('count')}
            min={1}
            max={MAX_CERTIFICATES}
            error={error('count')}
            value={values.count}
            onChange={(count) => form.setValue('count', count, { shouldDirty: true })}
          />
        </div>
        <Caption>
          {t(place && needsSeal(place) ? 'sealOnly' : 'sealHint')} {t('limit', { count: MAX_CERTIFICATES })}
        </Caption>
        {office && <Consequence rows={[[t('office'), office.type]]} />}
      </FormShell>
    </>
  );
}
