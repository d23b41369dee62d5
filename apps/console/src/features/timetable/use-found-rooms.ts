import { all as allRooms } from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import { roomLabel } from '@semestr/core/room-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../ui/record/use-call.ts';
import { timetableTexts } from './texts/index.ts';

/** Maximum number of options shown at a time; typing finds the others. */
const OFFERED = 20;

/** Finds rooms whose label, as used in lessons, contains the search text. */
export function useFoundRooms(): {
  choices: { id: string; name: string }[];
  search: (words: string) => void;
} {
  const t = useTexts(timetableTexts);
  const call = useCall();
  const [words, setWords] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['rooms', 'labels'],
    queryFn: async () =>
      rowsOf(await call(allRooms, {})).map(({ name, buildingNumber, capacity }) => ({
        label: roomLabel(name, buildingNumber.name),
        capacity,
      })),
  });
  const searchText = words.trim().toLowerCase();
  const matches = data.filter(({ label }) => label.toLowerCase().includes(searchText)).slice(0, OFFERED);
  return {
    choices: matches.map(({ label, capacity }) => ({
      id: label,
      name: capacity === null ? label : t('roomSeats', { room: label, count: capacity }),
    })),
    search: setWords,
  };
}
