import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Combobox } from '../../ui/form/Combobox.tsx';
import type { Choice } from '../../ui/form/SelectInput.tsx';
import { RecordField } from '../../ui/form/RecordField.tsx';
import { timetableTexts } from './texts/index.ts';
import type { Address } from './use-address.ts';
import { useFoundRooms } from './use-found-rooms.ts';

/** Selects the owner of the timetable by text search: a group, an educator or a room. */
export function OwnerField({ address: { of, id, choose } }: { address: Address }) {
  const t = useTexts(timetableTexts);
  const onChange = (chosen: Choice['id'] | null): void =>
    choose('id', chosen === null ? null : String(chosen));
  const label = t(`whose.${of}`);
  if (of === 'room') return <RoomField label={label} room={id} onChange={onChange} />;
  const record =
    of === 'group' ? { reference: 'groups', sort: 'name' } : { reference: 'employees', sort: 'lastName' };
  return (
    <RecordField
      key={of}
      {...record}
      label={label}
      value={id === null ? null : Number(id)}
      onChange={onChange}
    />
  );
}

interface RoomFieldProps {
  label: string;
  room: string | null;
  onChange: (room: Choice['id'] | null) => void;
}

function RoomField({ label, room, onChange }: RoomFieldProps) {
  const { choices, search } = useFoundRooms();
  return (
    <FieldFrame label={label}>
      {(control) => (
        <Combobox {...control} chosen={room ?? ''} choices={choices} onSearch={search} onChoose={onChange} />
      )}
    </FieldFrame>
  );
}
