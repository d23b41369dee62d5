import type { QueuedRequest } from '@semestr/api/requests';
import type { IsoDate } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { isOverdue } from '@semestr/core/requests/kinds';
import { translator } from '@semestr/core/texts';
import { Box, Text } from 'ink';
import { kindWord, stateWord } from '../../io/request-words.ts';
import { summaryText } from './request-summary.ts';
import { texts } from './texts.ts';
import { printable } from '../../io/output.ts';

/** Columns that are as wide as their widest text. */
export const fixed = ({ number, kind }: QueuedRequest, language: Language): string[] => [
  printable(number),
  kindWord(kind, language),
];

interface RequestRowProps {
  request: QueuedRequest;
  /** State set on this screen. */
  decided: string | null;
  widths: readonly number[];
  today: IsoDate;
  isColoured: boolean;
  language: Language;
}

/** A request of the queue on one line; once decided, it shows its state and is dimmed. */
export function RequestRow({ request, decided, widths, today, isColoured, language }: RequestRowProps) {
  const t = translator(texts, language);
  const { kind, student, dueOn } = request;
  const isLate = decided === null && dueOn !== null && isOverdue(dueOn, today);
  const words =
    decided === null ? (isLate ? `! ${t('head.late')}` : '') : stateWord({ kind, state: decided }, language);
  const isPale = isColoured && decided !== null;
  return (
    <>
      {fixed(request, language).map((text, place) => (
        <Box key={text} width={widths[place] ?? 0} flexShrink={0}>
          <Text dimColor={isPale}>{text}</Text>
        </Box>
      ))}
      <Box flexGrow={1} flexBasis={0}>
        <Text wrap="truncate" dimColor={isPale}>
          {printable(`${fullName(student)} · ${summaryText(request, language)}`)}
        </Text>
      </Box>
      <Box flexShrink={0}>
        <Text {...(isColoured && { color: decided === null ? 'red' : 'green' })}>{words}</Text>
      </Box>
    </>
  );
}
