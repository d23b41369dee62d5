import { ApiError } from '@semestr/api/client';
import type { QueuedRequest, Situation } from '@semestr/api/requests';
import { localDate } from '@semestr/core/dates';
import { movesOf, rulesOf } from '@semestr/core/requests/kinds';
import { mayUndo, REFUSED } from '@semestr/core/requests/lifecycle';
import { translator } from '@semestr/core/texts';
import { Box, Text, useApp } from 'ink';
import { stateWord } from '../../io/request-words.ts';
import { requestLines } from './request-summary.ts';
import type { Stated } from './decisions.ts';
import { beginDecision, submitField, type DecisionDraft } from './decision-draft.ts';
import { texts } from './texts.ts';
import { namingTakenNumbers } from '../../http/taken-numbers.ts';
import { explain } from '../../io/failures.ts';
import type { Context } from '../../io/io.ts';
import { columnWidths } from '../../io/output.ts';
import { Frame, isLeaving, type Pressed, showScreen, useKeys, useRoom } from '../../screens/interactive.tsx';
import { fixed, RequestRow } from './RequestRow.tsx';
import { moved, Rows } from '../../screens/rows.tsx';
import { useLatest } from '../../screens/use-latest.ts';

/** The loaded requests, and the total number. */
export interface LoadedQueue {
  items: readonly QueuedRequest[];
  total: number;
}

export interface DeskPlan {
  queue: LoadedQueue;
  load: () => Promise<LoadedQueue>;
  decide: (request: QueuedRequest, state: string, stated: Stated) => Promise<void>;
  takeBack: (request: QueuedRequest) => Promise<void>;
  /** Number of the next certificate; null when the numbers are used up. */
  nextNumber: () => Promise<number | null>;
  situationOf: (request: QueuedRequest) => Promise<Situation>;
}

interface Desk extends LoadedQueue {
  chosen: number;
  /** Input for a decision; null while rows are selected. */
  stating: DecisionDraft | null;
  isBusy: boolean;
  status: string;
  /** State by key of the requests decided here, in order. */
  decided: ReadonlyMap<string, string>;
  /** Details about students, or the message why they failed to load. */
  situations: ReadonlyMap<string, Situation | string>;
}

/** Lines below the queue: the request in four lines between rules, and the prompt or last message. */
const BELOW_ROWS = 7;

const keyOf = ({ kind, id }: QueuedRequest): string => `${kind} ${id}`;

/** Whether a decision begins with the number of a certificate. */
const isNumbered = ({ kind }: QueuedRequest, { fields: [field] }: DecisionDraft): boolean =>
  kind === 'certificates' && field?.source === 'number';

/** The request queue: a accepts, r rejects, u reverts the last decision. */
function DeskScreen({ plan, context }: { plan: DeskPlan; context: Context }) {
  const { language, colour, url, now } = context;
  const isColoured = colour.stdout;
  const t = translator(texts, language);
  const { columns, rows } = useRoom();
  const { exit } = useApp();
  const today = localDate(now());
  const desk = useLatest((): Desk => {
    queueMicrotask(() => void ask(plan.queue.items[0]));
    return {
      ...plan.queue,
      chosen: 0,
      stating: null,
      isBusy: false,
      status: '',
      decided: new Map(),
      situations: new Map(),
    };
  });

  const sentenceOf = async (error: unknown): Promise<string> => (await explain(error, url, language)).text;

  /**
   * A failure to load the student's details is shown and does not prevent a decision; selecting the row again retries.
   */
  async function ask(request: QueuedRequest | undefined): Promise<void> {
    if (!request || typeof desk.get().situations.get(keyOf(request)) === 'object') return;
    const situation = await plan.situationOf(request).catch(sentenceOf);
    desk.set({ situations: new Map(desk.get().situations).set(keyOf(request), situation) });
  }

  /** Runs an action on the server and shows a refusal. */
  async function act(work: () => Promise<string>): Promise<void> {
    desk.set({ isBusy: true, status: t('desk.deciding'), stating: null });
    try {
      desk.set({ status: await work() });
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'session-ended') return exit(error);
      const isStale = error instanceof ApiError && error.reason === 'record-stale';
      desk.set({
        status: isStale ? await renew().then(() => t('desk.stale'), sentenceOf) : await sentenceOf(error),
      });
    }
    desk.set({ isBusy: false });
  }

  async function renew(): Promise<void> {
    const { items, total } = await plan.load();
    const { chosen } = desk.get();
    desk.set({
      items,
      total,
      decided: new Map(),
      situations: new Map(),
      chosen: Math.max(0, Math.min(chosen, items.length - 1)),
    });
    void ask(items[desk.get().chosen]);
  }

  const decide = (request: QueuedRequest, { state, stated }: DecisionDraft): Promise<void> =>
    act(async () => {
      await namingTakenNumbers(() => plan.decide(request, state, stated));
      const { decided, items, chosen } = desk.get();
      desk.set({ decided: new Map(decided).set(keyOf(request), state) });
      go(Math.min(items.length - 1, chosen + 1));
      const isFinal = !mayUndo(rulesOf(request.kind).lifecycle, request.state, state);
      return t(isFinal ? 'desk.decidedFinally' : 'desk.decided', {
        number: request.number,
        state: stateWord({ kind: request.kind, state }, language),
      });
    });

  const takeBack = (): Promise<void> | void => {
    const { decided, items } = desk.get();
    const last = [...decided].findLast(([key, state]) =>
      items.some((one) => keyOf(one) === key && mayUndo(rulesOf(one.kind).lifecycle, one.state, state)),
    );
    const request = items.find((one) => keyOf(one) === last?.[0]);
    if (!request) return desk.set({ status: t('desk.nothing') });
    return act(async () => {
      await plan.takeBack(request);
      const { items: fresh } = await plan.load();
      const { items: before, decided: marked } = desk.get();
      // The other rows keep their positions, so that their decisions can be reverted too.
      desk.set({
        items: before.map((one) => fresh.find((other) => keyOf(other) === keyOf(one)) ?? one),
        decided: new Map([...marked].filter(([key]) => key !== keyOf(request))),
      });
      return t('desk.taken', { number: request.number });
    });
  };

  function go(chosen: number): void {
    desk.set({ chosen });
    void ask(desk.get().items[chosen]);
  }

  function begin(request: QueuedRequest | undefined, state: string | undefined): void {
    if (!request || state === undefined) return;
    if (desk.get().decided.has(keyOf(request))) return desk.set({ status: t('desk.already') });
    const stating = beginDecision(request, state, today);
    if (stating.fields.length === 0) void decide(request, stating);
    else if (isNumbered(request, stating)) void propose(stating);
    else desk.set({ stating, status: '' });
  }

  /** Begins a decision with the next number, or without one if it fails to load. */
  async function propose(stating: DecisionDraft): Promise<void> {
    desk.set({ isBusy: true });
    const next = await plan.nextNumber().catch(() => null);
    desk.set({
      isBusy: false,
      status: '',
      stating: { ...stating, typed: next === null ? '' : String(next) },
    });
  }

  function type(request: QueuedRequest, stating: DecisionDraft, pressed: Pressed): void {
    if (pressed.escape) return desk.set({ stating: null });
    if (pressed.backspace || pressed.delete)
      return desk.set({ stating: { ...stating, typed: stating.typed.slice(0, -1) } });
    if (!pressed.return) return desk.set({ stating: { ...stating, typed: stating.typed + pressed.input } });
    const next = submitField(stating, today);
    if (!next) return desk.set({ status: t('desk.wrong') });
    if (next.fields.length > 0) return desk.set({ stating: next, status: '' });
    void decide(request, next);
  }

  useKeys((pressed) => {
    const { items, chosen, stating, isBusy } = desk.get();
    const request = items[chosen];
    const { input, ctrl } = pressed;
    if (ctrl) return input === 'c' ? exit() : undefined;
    if (isBusy) return;
    if (stating && request) return type(request, stating, pressed);
    if (isLeaving(pressed) && !pressed.escape) return exit();
    const { accepting, canRefuse } = request ? movesOf(request.kind, request.state) : { accepting: [] };
    // Russian layout keys map to the Latin letters on the same keys, as in the request queue of the console.
    if ('aф'.includes(input) && input) return begin(request, accepting[0]);
    if ('rк'.includes(input) && input) return begin(request, canRefuse ? REFUSED : undefined);
    if ('uг'.includes(input) && input) return void takeBack();
    if ('nт'.includes(input) && input) return void act(async () => renew().then(() => ''));
    const down = pressed.downArrow || input === 'j' || input === 'о';
    const up = pressed.upArrow || input === 'k' || input === 'л';
    go(moved(chosen, items.length, { ...pressed, downArrow: down, upArrow: up }));
  });

  const { items, total, chosen, stating, status, decided, situations } = desk.get();
  const request = items[chosen];
  const widths = columnWidths(items.map((one) => fixed(one, language)));
  const [field] = stating?.fields ?? [];
  const prompt =
    request && stating && field
      ? t('desk.field', {
          state: stateWord({ kind: request.kind, state: stating.state }, language),
          field: t(`fields.${field.source}`),
        })
      : '';
  return (
    <Frame
      title={t('desk.title')}
      subtitle={items.length === 0 ? t('none') : t('desk.waiting', { count: total - decided.size })}
      keys={
        stating
          ? [
              ['Enter', t('desk.keys.send')],
              ['Esc', t('desk.keys.back')],
            ]
          : [
              ['↑↓', t('desk.keys.choose')],
              ['a', t('desk.keys.accept')],
              ['r', t('desk.keys.refuse')],
              ['u', t('desk.keys.undo')],
              ['n', t('desk.keys.renew')],
              ['q', t('desk.keys.leave')],
            ]
      }
      isColoured={isColoured}
    >
      <Rows rows={items} chosen={chosen} room={rows - BELOW_ROWS} keyOf={keyOf} isColoured={isColoured}>
        {(one) => (
          <RequestRow
            request={one}
            decided={decided.get(keyOf(one)) ?? null}
            widths={widths}
            today={today}
            isColoured={isColoured}
            language={language}
          />
        )}
      </Rows>
      <Text>{'─'.repeat(columns)}</Text>
      <Box flexDirection="column" height={4} overflow="hidden">
        {request &&
          requestLines(request, situations.get(keyOf(request)), { now: now(), language }).map((line) => (
            <Text key={line} wrap="truncate">
              {line}
            </Text>
          ))}
      </Box>
      <Box height={2} overflow="hidden">
        <Text bold={isColoured}>
          {stating ? `${status ? `${status} ` : ''}${prompt}${stating.typed}▏` : status}
        </Text>
      </Box>
    </Frame>
  );
}

/** Opens the request queue; it ends when the session has ended, which the caller reports. */
export const showDesk = (context: Context, plan: DeskPlan): Promise<void> =>
  showScreen(context, <DeskScreen plan={plan} context={context} />);
