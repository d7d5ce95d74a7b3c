import { sql } from 'kysely';
import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './schema';

/** Stands for a value of a statement until it runs. */
class Parameter {
  constructor(readonly name: string) {}
}

type Values = Readonly<Record<string, unknown>>;

/** The place of a named value in a query. */
export type ParameterOf<V extends Values> = <Name extends keyof V & string>(
  name: Name,
) => RawBuilder<V[Name]>;

const parameter = (name: string) => sql<never>`${new Parameter(name)}`;

/**
 * A query that is built and compiled once for each open store: that takes longer than reading a few
 * rows does. The query must be the same whatever the values are.
 *
 * @param build makes the query, with a parameter for each value
 * @returns a function that runs it and resolves to its rows
 */
export function statement<V extends Values, Row>(
  build: (db: Db, parameter: ParameterOf<V>) => Compilable<Row>,
): (db: Db, values: V) => Promise<Row[]> {
  // A store's transactions have the adapter of the store.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, parameter).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Parameter ? values[value.name] : value,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
