import { roomShort } from '@semestr/core/room-names';
import { FieldFrame } from '@semestr/ui/fields/FieldFrame.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { X } from 'lucide-react';
import chosenStyles from '../../ui/form/chosen.module.css';
import { Combobox } from '../../ui/form/Combobox.tsx';
import { useField } from '../../ui/form/use-field.ts';
import { uiTexts } from '../../ui/texts/index.ts';
import { timetableTexts } from './texts/index.ts';
import type { Fit } from './use-fit.ts';
import { useFoundRooms } from './use-found-rooms.ts';

const labelsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Selects the rooms of a lesson by label; shows clashes at the field. */
export function RoomsInput({ clashes }: { clashes: Fit['clashes'] }) {
  const t = useTexts(timetableTexts);
  const uiText = useTexts(uiTexts);
  const show = (value: unknown): string => labelsOf(value).join(', ');
  const { frame, input } = useField(
    { source: 'rooms', label: t('fields.rooms'), isCondition: true },
    { show },
  );
  const { value, onChange, ...rest } = input;
  const labels = labelsOf(value);
  const { choices, search } = useFoundRooms();
  const doubled = [...new Set(clashes.flatMap(({ rooms }) => rooms))];
  const error =
    frame.error ??
    (doubled.length > 0 ? t('roomTaken', { rooms: doubled.map(roomShort).join(', ') }) : undefined);
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <>
          {labels.length > 0 && (
            <ul className={chosenStyles.chosen}>
              {labels.map((label) => (
                <li key={label}>
                  <button
                    type="button"
                    className={chosenStyles.one}
                    onClick={() => onChange(labels.filter((other) => other !== label))}
                  >
                    <span className="visually-hidden">{uiText('form.remove')} </span>
                    {label}
                    <X size={14} strokeWidth={1.75} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Combobox
            {...rest}
            {...control}
            chosen=""
            choices={choices.filter(({ id }) => !labels.includes(id))}
            onSearch={search}
            onChoose={(id) => id !== null && onChange([...labels, String(id)])}
          />
        </>
      )}
    </FieldFrame>
  );
}
