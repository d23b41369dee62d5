import type { Reply } from '@semestr/api/endpoint';
import { all as allGroups } from '@semestr/api/groups';
import type { journalSubjects } from '@semestr/api/journal-records';
import { rowsOf } from '@semestr/api/rows';
import { inOrder } from '@semestr/core/dates';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useCall } from '../../ui/record/use-call.ts';
import { allRows } from '../../ui/sheet/all-rows.ts';
import type { Address } from './use-address.ts';

/** The lessons of one type in a subject of a group's term. */
export type Subject = Reply<typeof journalSubjects.one>;

const NONE: readonly never[] = [];

/**
 * Options of the selects, each narrowed by the previous one, and the selected values: those in the address, or the
 * defaults.
 */
export function useChoices(address: Address) {
  const { groupId } = address;
  const call = useCall();
  const provider = useDataProvider();
  const groups = useQuery({
    queryKey: ['sheet', 'groups'],
    queryFn: async () => rowsOf(await call(allGroups, {})),
  });
  const journal = useQuery({
    queryKey: ['sheet', 'subjects', groupId],
    queryFn: () => allRows<Subject>(provider, 'journal-subjects', { groupId }, 'name'),
    enabled: groupId !== null,
  });
  const subjects = journal.data ?? NONE;
  const terms = [...new Set(subjects.map(({ term }) => term))].toSorted(inOrder).toReversed();
  const term = terms.find((one) => one === address.term) ?? terms[0];
  const ofTerm = subjects.filter((one) => one.term === term);
  // Lectures, practical classes and labs of a subject have the same name.
  const offered = ofTerm.filter(({ abbrev }, at) => ofTerm.findIndex((one) => one.abbrev === abbrev) === at);
  const subject = offered.find(({ abbrev }) => abbrev === address.subject) ?? offered[0];
  return {
    groups: groups.data ?? NONE,
    group: groups.data?.find(({ id }) => id === groupId),
    terms,
    term,
    offered,
    subject,
    /** The subject split by lesson type, because each type has separate lessons. */
    chosen: ofTerm.filter(({ abbrev }) => abbrev === subject?.abbrev),
    isReady: journal.isSuccess,
    error: groups.error ?? journal.error,
    refetch: () => void Promise.all([groups.refetch(), groupId !== null && journal.refetch()]),
  };
}

export type Choices = ReturnType<typeof useChoices>;
