import type { FileContent } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/photos';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inOneTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../../domain/audit.ts';
import { studentPhotoAddress } from '../../domain/photos.ts';
import { bytesOf } from '../../documents/data-url.ts';
import { asPortrait } from '../../documents/images.ts';
import { initialsPortrait } from '../../documents/initials.ts';
import { actor, type Caller, studentOf } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import { changePhoto, employeeById, type Owner, photoByName, photoOf } from './store.ts';

/** Students and employees have photos; an administrator's account has none. */
function ownerOf({ studentId, employeeId }: Caller): Owner {
  if (studentId !== null) return { studentId };
  if (employeeId !== null) return { employeeId };
  throw refusal('photo-not-found');
}

/** Re-encodes a picture; rejects other files with the field. */
async function pictureFrom(bytes: Uint8Array, field: string): Promise<Uint8Array> {
  const picture = bytes.length > calls.MAX_PHOTO_BYTES ? null : await asPortrait(bytes);
  if (!picture) throw invalidField(field);
  return picture;
}

/** Browsers may cache a photo for a while, shared caches may not, because the photo can be hidden later. */
const setPhotoCaching = (reply: FastifyReply) => reply.header('cache-control', 'private, max-age=300');

const isFile = (value: FileContent | string): value is FileContent => typeof value !== 'string';

export function photoRoutes(app: FastifyInstance, services: Services): void {
  const { cached } = services;

  handle(app, services, calls.ofEmployee, async ({ db, params, reply, refuse }) => {
    const photo = await photoOf(db, { employeeId: params.id });
    const employee = await employeeById(db, params.id);
    if (!employee) throw refuse('employee-not-found');
    setPhotoCaching(reply);
    return { bytes: photo?.picture && photo.isShown ? photo.picture : await initialsPortrait(employee) };
  });

  handle(app, services, calls.ofStudent, async ({ db, params, caller, reply, refuse }) => {
    const photo = await photoByName(db, params.name);
    const isMine = caller !== null && caller.studentId === photo?.studentId;
    if (!photo?.picture || !(photo.isShown || isMine)) throw refuse('photo-not-found');
    setPhotoCaching(reply);
    return { bytes: photo.picture };
  });

  handle(app, services, calls.upload, async ({ db, caller, body, link }) => {
    const studentId = studentOf(calls.upload, caller);
    const sent = typeof body === 'string' ? bytesOf(body) : Object.values(body).find(isFile)?.bytes;
    const picture = await pictureFrom(sent ?? new Uint8Array(), 'body');
    const { name } = await changePhoto({ db, cached }, { studentId }, { picture });
    return link(studentPhotoAddress(name));
  });

  handle(app, services, calls.mine, async ({ db, caller }) => {
    const photo = await photoOf(db, ownerOf(caller));
    return { photoBase64String: photo?.picture ? Buffer.from(photo.picture).toString('base64') : null };
  });

  handle(app, services, calls.change, async ({ db, caller, body }) => {
    const owner = ownerOf(caller);
    const { photoBase64String: text } = body;
    const picture = text === null ? null : await pictureFrom(bytesOf(text), 'photoBase64String');
    await changePhoto({ db, cached }, owner, { picture });
    return undefined;
  });

  handle(app, services, calls.isShown, async ({ db, caller }) => {
    const photo = await photoOf(db, ownerOf(caller));
    return photo?.isShown ?? true;
  });

  handle(app, services, calls.show, async ({ db, caller, query }) => {
    await changePhoto({ db, cached }, ownerOf(caller), { isShown: query.showPhoto });
    return query.showPhoto;
  });

  handle(app, services, calls.setOfEmployee, async ({ db, caller, params, body, request, now, refuse }) => {
    if (!(await employeeById(db, params.id))) throw refuse('employee-not-found');
    const { photoBase64String: text } = body;
    const picture = text === null ? null : await pictureFrom(bytesOf(text), 'photoBase64String');
    const action = picture ? 'employee.photo' : 'employee.photo.remove';
    const subject = `employees ${params.id}`;
    await inOneTransaction(db, async (tx) => {
      await changePhoto({ db: tx, cached }, { employeeId: params.id }, { picture });
      await writeAudit(tx, { now, ...actor(caller), action, subject, client: request.ip });
    });
    return undefined;
  });
}
