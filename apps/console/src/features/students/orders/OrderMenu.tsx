import type { Student } from '@semestr/api/students';
import { fullName } from '@semestr/core/display';
import { type OrderKind, orderKinds, ordersAfter } from '@semestr/core/student-orders';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Menu, MenuItem } from '@semestr/ui/Menu.tsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useGetMany, useListContext, useRecordContext, useRefresh } from 'react-admin';
import { session } from '../../../session/session.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { orderTexts } from './texts.ts';
import { useOrder } from './use-order.ts';

/** Menu of the orders that can be issued for the student of the page; hidden from read-only roles. */
export function OrderMenu({ onIssued }: { onIssued?: () => void }) {
  const student = useRecordContext<Student>();
  const refresh = useRefresh();
  if (!student || !session.may('students', 'write')) return null;
  return (
    <Orders
      students={[student]}
      onIssued={() => {
        onIssued?.();
        refresh();
      }}
    />
  );
}

/** Menu of orders for the selected students of the list, including other pages. They share one order number. */
export function OrderSelected() {
  const { selectedIds, onUnselectItems, refetch } = useListContext<Student>();
  const { data: students = [] } = useGetMany<Student>('students', { ids: selectedIds });
  return (
    <Orders
      students={students}
      onIssued={() => {
        onUnselectItems();
        void refetch();
      }}
    />
  );
}

/** Returns the orders that can apply to at least one of the students; the server rejects the others by name. */
function kindsFor(students: readonly Student[]): OrderKind[] {
  const possible = new Set(students.flatMap(({ state }) => ordersAfter(state ?? 'studying')));
  return orderKinds.filter((kind) => possible.has(kind));
}

interface OrdersProps {
  students: readonly Student[];
  onIssued: () => void;
}

function Orders({ students, onIssued }: OrdersProps) {
  const t = useTexts(orderTexts);
  const [kind, setKind] = useState<OrderKind | null>(null);
  const issue = useOrder();
  const kinds = kindsFor(students);
  const [first] = students;
  if (kinds.length === 0 || !first) return null;
  return (
    <>
      <Menu
        button={
          <>
            {t('open')}
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </>
        }
        buttonClassName={buttonClass('outlined')}
      >
        {() =>
          kinds.map((one) => (
            <MenuItem key={one} onClick={() => setKind(one)}>
              {t(`${one}.open`)}
            </MenuItem>
          ))
        }
      </Menu>
      {kind !== null && (
        <OrderDialog
          kind={kind}
          name={students.length === 1 ? fullName(first) : null}
          count={students.length}
          save={async (draft) => {
            await issue(kind, students, draft);
            setKind(null);
            onIssued();
          }}
          onClose={() => setKind(null)}
        />
      )}
    </>
  );
}
