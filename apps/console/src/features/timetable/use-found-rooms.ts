import { all as allRooms } from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import { roomLabel } from '@semestr/core/room-names';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../ui/record/use-call.ts';

/** Maximum number of options shown at a time; typing finds the others. */
const OFFERED = 20;

/** Finds rooms whose label, as used in lessons, contains the search text. */
export function useFoundRooms(): {
  choices: { id: string; name: string }[];
  search: (words: string) => void;
} {
  const call = useCall();
  const [words, setWords] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['rooms', 'labels'],
    queryFn: async () =>
      rowsOf(await call(allRooms, {})).map(({ name, buildingNumber }) =>
        roomLabel(name, buildingNumber.name),
      ),
  });
  const wanted = words.trim().toLowerCase();
  const found = data.filter((label) => label.toLowerCase().includes(wanted));
  return { choices: found.slice(0, OFFERED).map((label) => ({ id: label, name: label })), search: setWords };
}
