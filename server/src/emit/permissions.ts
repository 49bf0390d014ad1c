import { getMetadataStorage } from 'type-graphql';
import { Role } from '../core/auth/roles';
import { eventPolicy } from '../modules/event-access/index';
import { createSchema } from '../schema';

const ROLES = Object.values(Role);
const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);

/** The roles that `@Authorized(...roles)` lets call each operation; those open to every session are left out. */
const operationRoles = (): [action: string, roles: Role[]][] => {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  return [...queries, ...mutations, ...subscriptions].flatMap(({ schemaName, roles = [] }) => {
    const named = ROLES.filter((role) => roles.filter(isRole).includes(role));
    return named.length > 0 ? [[schemaName, named] as [string, Role[]]] : [];
  });
};

/** The rights that follow from the role alone: actions with their roles, in the order of names. */
export const permissionsText = (): string => {
  createSchema();
  const rules = Object.entries(eventPolicy).map(([action, rule]): [string, Role[]] => [
    action,
    ROLES.filter(rule),
  ]);
  const sorted = [...operationRoles(), ...rules].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
};
