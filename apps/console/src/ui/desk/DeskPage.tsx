import { useTexts } from '@semestr/ui/language.tsx';
import { type ReactNode, useRef } from 'react';
import { ListBase, useGetResourceLabel, useListContext, useResourceContext } from 'react-admin';
import { isOpen } from '@semestr/core/requests';
import { Page } from '../Page.tsx';
import { uiTexts } from '../texts.ts';
import styles from './desk.module.css';
import { DeskFilters } from './DeskFilters.tsx';
import { OpenRequest } from './OpenRequest.tsx';
import { Queue } from './Queue.tsx';
import type { RequestKind, StudentRequest } from './request.ts';
import { useOpenRequest } from './use-open-request.ts';

interface DeskPageProps<S extends string, R extends StudentRequest<S>> {
  kind: RequestKind<S, R>;
  /** What whoever decides has to know of the request. */
  children: (request: R) => ReactNode;
  /** What is stated with a decision, by the state that it leads to. */
  fields?: (request: R) => Partial<Record<S, ReactNode>>;
}

const queryOptions = { onError: () => undefined };

/** The requests of one kind: the oldest first, the open one beside the queue, with its decision. */
export function DeskPage<S extends string, R extends StudentRequest<S>>(props: DeskPageProps<S, R>) {
  return (
    <ListBase<R>
      sort={{ field: 'createdAt', order: 'ASC' }}
      perPage={50}
      filterDefaultValues={{ state: props.kind.lifecycle.first }}
      queryOptions={queryOptions}
    >
      <Desk {...props} />
    </ListBase>
  );
}

function Desk<S extends string, R extends StudentRequest<S>>({
  kind,
  children,
  fields,
}: DeskPageProps<S, R>) {
  const t = useTexts(uiTexts);
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const { total, filterValues, error } = useListContext<R>();
  const open = useOpenRequest();
  const pane = useRef<HTMLElement>(null);
  // A filter of this list holds a state or nothing.
  const state = filterValues['state'] as S | undefined;
  const isWaiting = state !== undefined && isOpen(kind.lifecycle, state);
  const counted = isWaiting
    ? t('desk.waiting', { count: total ?? 0 })
    : t('desk.found', { total: total ?? 0 });
  return (
    <Page title={name} subtitle={<span role="status">{total !== undefined && !error && counted}</span>}>
      <DeskFilters kind={kind} />
      <div className={styles.desk} data-open={open.isChosen || undefined}>
        <Queue kind={kind} open={open} />
        {open.id !== null && (
          <section ref={pane} className={styles.pane} tabIndex={-1} aria-labelledby="open-request">
            <OpenRequest
              key={open.id}
              id={open.id}
              kind={kind}
              open={open}
              fields={fields}
              // Whoever decides goes on in the next request, which takes the place of the form with the focus.
              onDecided={() => pane.current?.focus()}
            >
              {children}
            </OpenRequest>
          </section>
        )}
      </div>
    </Page>
  );
}
