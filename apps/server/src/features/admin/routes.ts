import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/services.ts';
import { choices } from './kinds-choices.ts';
import { people } from './kinds-people.ts';
import { records } from './kinds-records.ts';
import { requests } from './kinds-requests.ts';
import { structure } from './kinds-structure.ts';
import { studies } from './kinds-studies.ts';
import { resourceRoutes } from './resource.ts';

export function adminRoutes(app: FastifyInstance, services: Services): void {
  const kinds = [structure, people, studies, requests, choices, records(services)].flat();
  for (const [calls, kept] of kinds) resourceRoutes(app, services, calls, kept);
}
