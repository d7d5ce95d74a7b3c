import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/**
 * Tests a machine: where each event leads from each of the states, in their order; `-` where it changes nothing.
 * States behind those are only led to.
 */
export function testMachine<S>(
  reducer: Reducer<S>,
  states: Record<string, S>,
  table: [event: UnknownAction, leadsTo: string][],
): void {
  const cases = table.flatMap(([event, row]) =>
    row.split(' ').map((to, index) => {
      const from = Object.keys(states)[index] ?? '';
      return [event, from, states[from], to, states[to === '-' ? from : to]] as const;
    }),
  );
  it.each(cases)('%j in %s', (event, _, state, __, next) =>
    expect(reducer(state, event)).toEqual(next),
  );
}
