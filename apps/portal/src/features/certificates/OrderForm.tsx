import { certificateTypes, register } from '@semestr/api/certificates';
import { asksForOrganisation, MAX_CERTIFICATES, needsSeal } from '@semestr/core/certificates';
import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { AutocompleteField } from '@semestr/ui/fields/AutocompleteField.tsx';
import { NumberField } from '@semestr/ui/fields/NumberField.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { FileX } from 'lucide-react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePerson } from '../../shell/person.ts';
import { FormShell, useContractForm, useFieldError } from '../../ui/FormShell.tsx';
import { useAct } from '../../ui/useAct.ts';
import { certificatesOf, emptyOrder, type Office, type Order, provisionPlace } from './certificates.ts';
import styles from './certificates.module.css';
import { certificateTexts } from './texts.ts';

const OrderValues = z.object({
  place: z.string().check(z.minLength(1, 'required')),
  organisation: z.string().check(z.maxLength(150)),
  isSealed: z.boolean(),
  count: z.int().check(z.gte(1), z.lte(MAX_CERTIFICATES)),
});

/** The fields of the call by those of the form. */
const fieldOf = { 'certificateRequestDto.provisionPlace': 'place', certificateCount: 'count' } as const;

const DRAFT = 'certificate';

interface OrderFormProps {
  offices: readonly Office[];
  /** The certificate whose like is to be ordered. */
  like: { order: Order; date: string } | null;
  onOrdered: (count: number) => void;
}

/** Where to, of which kind, how many; what follows stands between the fields and the button. */
export default function OrderForm({ offices, like, onOrdered }: OrderFormProps) {
  const t = useTexts(certificateTexts);
  const user = usePerson();
  const form = useContractForm(OrderValues, like?.order ?? emptyOrder, like ? null : DRAFT);
  const error = useFieldError(form);
  const act = useAct(register, {
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
      {like && <p className={styles.second}>{t('again', { date: like.date })}</p>}
      <FormShell
        form={form}
        act={act}
        draft={DRAFT}
        fieldOf={fieldOf}
        request={(order) => ({
          body: {
            certificateRequestDto: {
              certificateType: certificateTypes[isSealed ? 1 : 0],
              provisionPlace: provisionPlace(order),
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
          <div>
            <span id="certificate-type" className={styles.label}>
              {t('type')}
            </span>
            <Choices labelledBy="certificate-type">
              {([false, true] as const).map((sealed) => (
                <Choice
                  key={String(sealed)}
                  isChosen={sealed === isSealed}
                  disabled={!sealed && place !== undefined && needsSeal(place)}
                  onClick={() => form.setValue('isSealed', sealed, { shouldDirty: true })}
                >
                  {t(sealed ? 'types.sealed' : 'types.plain')}
                </Choice>
              ))}
            </Choices>
          </div>
          <NumberField
            label={t('count')}
            min={1}
            max={MAX_CERTIFICATES}
            error={error('count')}
            value={values.count}
            onChange={(count) => form.setValue('count', count, { shouldDirty: true })}
          />
        </div>
        <p className={styles.second}>
          {t(place && needsSeal(place) ? 'sealOnly' : 'sealHint')} {t('limit', { count: MAX_CERTIFICATES })}
        </p>
        {office && (
          <dl className={styles.consequence}>
            <dt>{t('office')}</dt>
            <dd>{office.type}</dd>
          </dl>
        )}
      </FormShell>
    </>
  );
}
