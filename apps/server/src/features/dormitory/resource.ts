import * as calls from '@semestr/api/dormitory';
import {
  dormitoryDirectives,
  dormitoryPrivileges,
  privilegeCategories,
  privilegeKinds,
} from '../../db/tables/dormitory.ts';
import { defineResource, type Resource } from '../../records/define-resource.ts';

export const dormitoryResources: readonly Resource[] = [
  defineResource(
    calls.dormitoryDirectives,
    dormitoryDirectives,
    [dormitoryDirectives.number, dormitoryDirectives.typeName, dormitoryDirectives.reason],
    { period: dormitoryDirectives.date },
  ),
  defineResource(calls.privilegeCategories, privilegeCategories, [privilegeCategories.name]),
  defineResource(calls.privilegeKinds, privilegeKinds, [privilegeKinds.name]),
  defineResource(calls.dormitoryPrivileges, dormitoryPrivileges, [dormitoryPrivileges.note]),
];
