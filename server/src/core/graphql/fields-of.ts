import type { GraphQLScalarType } from 'graphql';
import { Field, Float, ID, Int, ObjectType, type ClassType } from 'type-graphql';
import { columnsOf, describeColumn, type Column, type ColumnName, type EntityClass } from '../db/columns';
import type { Sql } from '../db/sql';

type ApiType = ClassType | GraphQLScalarType | Readonly<Record<string, string>>;

/** The description of a column, and its type where the column's own does not tell it. */
type Shown = string | { type: () => ApiType | [ApiType]; description: string };

/** A class that shows columns of an entity, and the columns that it is read with from the table or alias `from`. */
type ShownClass<Entity, Name extends ColumnName<Entity>> = (abstract new () => Pick<Entity, Name>) & {
  columns(from: Sql): { readonly [N in Name]: Column<Entity[N]> };
};

const TYPES: Readonly<Record<string, object>> = {
  uuid: ID,
  text: String,
  bool: Boolean,
  timestamptz: Date,
  int4: Int,
  float8: Float,
};

/** `updatedAt` of something that can be edited: it tells its versions apart. */
export const VERSION = 'When it was last changed; pass it as `expectedUpdatedAt` to edit this version.';

/**
 * The class that a type extends to show columns of an entity: name, type and null are those of the column, and a column that is
 * not named stays hidden.
 *
 *     @ObjectType({ description: 'A place to meet.', simpleResolvers: true })
 *     export class Pod extends fieldsOf(PodEntity, { id: 'UUIDv7.', name: 'Display name.' }) {}
 *
 *     sql`SELECT ${Pod.columns(sql`p`)} FROM pods p`
 *
 * A field with a rule, arguments or another name is a decorated property of the class itself: field resolvers do not find it here.
 */
export const fieldsOf = <Entity, const Name extends ColumnName<Entity>>(
  entity: EntityClass<Entity>,
  fields: Readonly<Record<Name, Shown>>,
): ShownClass<Entity, Name> => {
  const names = Object.keys(fields) as Name[];
  @ObjectType()
  abstract class Columns {
    static columns = (from: Sql) => columnsOf(entity, from, ...names);
  }
  for (const name of names) {
    const { type, nullable, values } = describeColumn(entity, name);
    const shown: Shown = fields[name];
    const { description, ...named } = typeof shown === 'string' ? { description: shown } : shown;
    const known = values ?? TYPES[type.replace('[]', '')];
    const typeOf = 'type' in named ? named.type : known && (() => (type.endsWith('[]') ? [known] : known));
    if (!typeOf) throw new Error(`${entity.name}.${name} is ${type}: its GraphQL type has to be named`);
    Field(typeOf as () => ClassType, { nullable, description })(Columns.prototype, name);
  }
  return Columns as unknown as ShownClass<Entity, Name>;
};
