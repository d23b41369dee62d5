import { translator } from '@semestr/core/texts';
import { Static, Text, useWindowSize } from 'ink';
import type { ReactElement } from 'react';
import type { Context } from '../../../io/io.ts';
import type { Outcome } from '../outcome.ts';
import { Below, drawing, Head, Line, type Look, lookOf, nothing, type Progress } from '../outcome-table.tsx';
import { texts } from '../texts.ts';
import type { WatchDisplay } from './display.ts';
import { lineOfRound, timeOf } from './report.ts';

interface Watch extends Progress {
  url: string;
  /** One line for each round. */
  lines: readonly string[];
  /** Outcomes of the last complete round, and when the next begins. */
  last: readonly Outcome[];
  next: string | null;
}

/** Lines outside the table of the last round: its header, the messages below it, and the prompt. */
const MARGIN = 6;

/** The last round, failures first; as much of it as fits on the terminal. */
function LastRound({ last, look }: { last: readonly Outcome[]; look: Look }): ReactElement {
  const { rows } = useWindowSize();
  const worst = last.toSorted((a, b) => Number(b.result === 'failed') - Number(a.result === 'failed'));
  const visible = worst.slice(0, Math.max(1, rows - MARGIN));
  const left = last.length - visible.length;
  return (
    <>
      <Head look={look} />
      {visible.map((outcome) => (
        <Line key={last.indexOf(outcome)} outcome={outcome} look={look} />
      ))}
      {left > 0 ? <Text>{translator(texts, look.language)('watch.more', { count: left })}</Text> : null}
    </>
  );
}

function WatchScreen({ url, lines, last, next, look, ...progress }: Watch & { look: Look }): ReactElement {
  const t = translator(texts, look.language);
  return (
    <>
      <Static items={[t('title', { url }), ...lines]}>
        {(line, index) => <Text key={index}>{line}</Text>}
      </Static>
      {last.length > 0 ? <LastRound last={last} look={look} /> : null}
      <Below {...progress} look={look} />
      {next === null ? null : <Text>{t('watch.next', { time: next })}</Text>}
    </>
  );
}

/** Renders a line for each round of a watch, and the table of the last one below. */
export function watchScreen(context: Context): WatchDisplay {
  let watch: Watch = { ...nothing, url: context.url, lines: [], last: [], next: null };
  const drawn = (): ReactElement => <WatchScreen {...watch} look={lookOf(context)} />;
  const { draw, finish } = drawing(context, drawn());
  const show = (changes: Partial<Watch>): void => {
    watch = { ...watch, ...changes };
    draw(drawn());
  };
  return {
    update: (outcomes, total) => show({ outcomes: [...outcomes], total, next: null }),
    notice: (text) => show({ notices: [...watch.notices, text] }),
    showRound: (report, outcomes, next) => {
      const line = lineOfRound(report, context.language, { isLog: false });
      show({ lines: [...watch.lines, line], last: [...outcomes], next: timeOf(next), notices: [] });
    },
    finish: () => {
      show({ total: 0, next: null });
      return finish();
    },
  };
}
