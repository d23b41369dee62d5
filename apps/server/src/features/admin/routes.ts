import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services.ts';
import type { Resource } from './define-resource.ts';
import { choices } from './resources-choices.ts';
import { people } from './resources-people.ts';
import { records } from './resources-records.ts';
import { requests } from './resources-requests.ts';
import { structure } from './resources-structure.ts';
import { studies } from './resources-studies.ts';
import { enrolling } from './enrolling.ts';
import { resourceRoutes } from './resource-routes.ts';
import { undoRoute } from './undo.ts';

/** Lists all record types that are served by the calls of the contract. */
const resourcesOf = (services: Services): readonly Resource[] =>
  [structure, people, studies, requests, choices, records(services)].flat();

/** Lists the record types whose changes can be reverted. */
export const keptResources = (services: Services): readonly Resource[] => [
  ...resourcesOf(services),
  enrolling,
];

export function adminRoutes(app: FastifyInstance, services: Services): void {
  for (const resource of resourcesOf(services)) resourceRoutes(app, services, resource);
  undoRoute(app, services, keptResources(services));
}
