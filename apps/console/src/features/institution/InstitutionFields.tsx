import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

/** What pages say of the legal person: in the footer, in support and where somebody has lost access; and what stands on papers. */
export const InstitutionFields = () => (
  <>
    <TextInput source="name" maxLength={300} />
    <TextInput source="nameEn" maxLength={300} isOptional />
    <TextInput source="nameBe" maxLength={300} isOptional />
    <TextInput source="taxNumber" maxLength={30} />
    <TextInput source="address" maxLength={300} isOptional />
    <TextInput source="rector" maxLength={300} isOptional />
    <TextInput source="lettersTo" maxLength={300} isOptional />
    <NumberInput source="since" />
    <TextInput source="supportPhone" type="tel" maxLength={50} />
    <TextInput source="supportEmail" type="email" maxLength={320} />
    <TextInput source="deansOfficePhone" type="tel" maxLength={50} isOptional />
  </>
);
