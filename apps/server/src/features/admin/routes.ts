import type { FastifyInstance } from 'fastify';
import type { Services } from '../../domain/services.ts';
import { choices } from './resources-choices.ts';
import { people } from './resources-people.ts';
import { records } from './resources-records.ts';
import { requests } from './resources-requests.ts';
import { structure } from './resources-structure.ts';
import { studies } from './resources-studies.ts';
import { enrolling } from './enrolling.ts';
import { resourceRoutes } from './resource-routes.ts';
import { undoRoute } from './undo.ts';

export function adminRoutes(app: FastifyInstance, services: Services): void {
  const resources = [structure, people, studies, requests, choices, records(services)].flat();
  for (const resource of resources) resourceRoutes(app, services, resource);
  undoRoute(app, services, [...resources, enrolling]);
}
