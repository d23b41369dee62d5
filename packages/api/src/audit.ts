import { recordChanges } from '@semestr/core/audit';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { period } from './filters.ts';
import { readResource } from './resource.ts';
import { Id, IdText } from './shapes.ts';
import { namedUndoReasons } from './undo-reasons.ts';

/**
 * `details` are the stored values: all values of a new record, each changed field of a change (`{from, to}`), the whole
 * record of a removal. Secrets are masked.
 */
export const audit = {
  ...readResource('audit', 'the entries of the audit log', {
    area: 'own-changes',
    fields: {
      at: z.string(),
      userId: z.nullable(Id),
      asUserId: z.nullable(Id),
      action: z.string(),
      subject: z.string(),
      details: z.nullable(z.record(z.string(), z.unknown())),
      /** The entry that this one undid; null for any other action. */
      undoesId: z.nullable(Id),
      client: z.string(),
    },
    filter: {
      userId: Id,
      asUserId: Id,
      action: z.string().check(z.maxLength(100)),
      /** The record: "faculties/20017". */
      subject: z.string().check(z.maxLength(100)),
    },
    conditions: {
      ...period,
      /** Only records that were created, changed or deleted. */
      change: z.optional(z.enum(recordChanges)),
      /** Whether a later entry undid this one. */
      isUndone: z.optional(z.boolean()),
      /** A part of a stored value, in either keyboard layout: the name of a deleted record. */
      value: z.optional(z.string().check(z.maxLength(100))),
    },
  }),
  /**
   * Reverts a change while the record is still in the resulting state, restores a removed record with its old id, and
   * removes a new one while no record refers to it. Returns the entry of the reversal, which can be undone in turn.
   */
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/admin/audit/:id/undo',
    access: 'admin',
    area: 'own-changes',
    summary: 'Undo a change, a deletion or a creation of a record',
    params: z.object({ id: IdText }),
    reply: z.object({ id: Id }),
    refusals: {
      403: 'session-ended',
      404: 'record-not-found',
      409: {
        named: namedUndoReasons,
        plain: 'undo-impossible',
      },
    },
    fallbackReason: 'record-not-stored',
    isExtension: true,
  }),
};
