import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Combobox } from '../../ui/form/Combobox.tsx';
import type { Choice } from '../../ui/form/SelectInput.tsx';
import { useFound } from '../../ui/form/use-found.ts';
import { useRecordName } from '../../ui/record/use-record-name.ts';
import { useReference } from '../../ui/record/use-reference.ts';
import { timetableTexts } from './texts.ts';
import type { Address } from './use-address.ts';
import { useFoundRooms } from './use-found-rooms.ts';

/** An id, or the label of a room; null for none. */
type Chosen = Choice['id'] | null;

/** Owner of the timetable: a group, an educator or a room, found by text search. */
export function WhoseField({ address: { of, id, choose } }: { address: Address }) {
  const t = useTexts(timetableTexts);
  const onChoose = (chosen: Chosen): void => choose('id', chosen === null ? null : String(chosen));
  return (
    <FieldFrame label={t(`whose.${of}`)}>
      {(control) =>
        of === 'room' ? (
          <RoomChoiceField key={of} control={control} room={id} onChoose={onChoose} />
        ) : (
          <RecordChoiceField
            key={of}
            control={control}
            resource={of === 'group' ? 'groups' : 'employees'}
            sort={of === 'group' ? 'name' : 'lastName'}
            id={id === null ? null : Number(id)}
            onChoose={onChoose}
          />
        )
      }
    </FieldFrame>
  );
}

interface ChoiceFieldProps {
  control: { id: string };
  onChoose: (chosen: Chosen) => void;
}

function RoomChoiceField({ control, room, onChoose }: ChoiceFieldProps & { room: string | null }) {
  const { choices, search } = useFoundRooms();
  return (
    <Combobox {...control} chosen={room ?? ''} choices={choices} onSearch={search} onChoose={onChoose} />
  );
}

type RecordChoiceProps = ChoiceFieldProps & { resource: string; sort: string; id: number | null };

function RecordChoiceField({ control, resource, sort, id, onChoose }: RecordChoiceProps) {
  const represent = useRecordName(resource);
  const chosen = useReference(resource, id);
  const { choices, isPending, search } = useFound({ reference: resource, sort });
  return (
    <Combobox
      {...control}
      chosen={chosen ? represent(chosen) : ''}
      choices={choices}
      isPending={isPending}
      onSearch={search}
      onChoose={onChoose}
    />
  );
}
