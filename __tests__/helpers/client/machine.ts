import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/**
 * Tests a state machine. Each row of the table gives an event and the state that it leads to from
 * each state, in their order; `-` means no change. The states after those are only targets.
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
