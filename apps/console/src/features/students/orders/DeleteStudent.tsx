import { useTexts } from '@semestr/ui/language.tsx';
import { DeleteButton } from '../../../ui/form/DeleteButton.tsx';
import { OrderMenu } from './OrderMenu.tsx';
import { orderTexts } from './texts.ts';

/** Explains that a student with a history can only leave by an order, and offers the orders. */
function OrderInstead({ onDone }: { onDone: () => void }) {
  const t = useTexts(orderTexts);
  return (
    <>
      <p>{t('instead')}</p>
      <OrderMenu onIssued={onDone} />
    </>
  );
}

/** Deletes a student who was added by mistake. Offers an order instead for a student with a history. */
export const DeleteStudent = () => <DeleteButton Instead={OrderInstead} />;
