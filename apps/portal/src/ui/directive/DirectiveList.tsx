import { useTexts } from '@semestr/ui/language.tsx';
import { Second } from '@semestr/ui/Section.tsx';
import { Status } from '@semestr/ui/Status.tsx';
import { Check, CircleAlert, X } from 'lucide-react';
import { Next, RequestItem, requestList } from '../RequestItem.tsx';
import { isInForce, type ShownDirective } from './directives.ts';
import { directiveTexts } from './texts.ts';

/** What it is, and whether it still counts; what another provider says of it as it says it. */
function State({ directive: { kind, isLifted, status } }: { directive: ShownDirective }) {
  const t = useTexts(directiveTexts);
  if (kind === null) return <span lang="ru">{status}</span>;
  if (kind === 'premium')
    return (
      <Status kind="done" icon={Check}>
        {t('states.premium')}
      </Status>
    );
  return (
    <Status kind={isLifted ? 'waits' : 'refused'} icon={isLifted ? X : CircleAlert}>
      {t(isLifted ? 'states.lifted' : 'states.inForce')}
    </Status>
  );
}

/** What for, by which order and when; data of the university, which writes Russian. */
function Directive({ directive }: { directive: ShownDirective }) {
  const t = useTexts(directiveTexts);
  const { reason, note, commentary, directiveDto: order } = directive;
  const [what, kind] = [reason, order?.typeName].filter(Boolean);
  return (
    <RequestItem
      title={what ? <span lang="ru">{what}</span> : t('nameless')}
      state={<State directive={directive} />}
      isRefused={isInForce(directive)}
    >
      <Second>
        {order && t('order', { number: order.number, date: order.date })}
        {kind && <span lang="ru"> · {kind}</span>}
      </Second>
      {[note, commentary].map(
        (line) =>
          line && (
            <Next key={line}>
              <span lang="ru">{line}</span>
            </Next>
          ),
      )}
    </RequestItem>
  );
}

/** Premiums and penalties below each other. */
export const DirectiveList = ({ directives }: { directives: readonly ShownDirective[] }) => (
  <ul className={requestList}>
    {directives.map((directive) => (
      <Directive key={directive.id} directive={directive} />
    ))}
  </ul>
);
