import fc from 'fast-check';
import {
  MatchList,
  newestMatches,
  partsWithin,
} from '../../../../src/server/store/search/matchList';

/** Few instants, so that many matches were created at the same one. */
const instants = fc.array(fc.nat(60), { maxLength: 12 });

/** Parts whose ids ascend from one to the next. */
function toParts(all: readonly (readonly number[])[]): MatchList[] {
  let id = 0;
  return all.map((part) => {
    const matches = new MatchList();
    for (const instant of part) {
      id += 1;
      matches.add(id, instant);
    }
    return matches;
  });
}

const matchesIn = (parts: readonly MatchList[]) =>
  parts.flatMap(({ ids, instants: times }) =>
    [...ids].map((id, at) => ({ id, at: times[at] ?? 0 })),
  );

it('finds every page in the parts that can have one of its matches', () => {
  fc.assert(
    fc.property(
      fc.array(instants, { maxLength: 20 }),
      fc.nat(120),
      fc.nat(20),
      (all, begin, size) => {
        const parts = toParts(all);
        const { within, before } = partsWithin(parts, begin, begin + size);
        const near = new MatchList();
        for (const { id, at } of matchesIn(within)) near.add(id, at);
        const expected = matchesIn(parts)
          .sort((a, b) => b.at - a.at || b.id - a.id)
          .slice(begin, begin + size);
        const page = newestMatches(near, begin - before, begin - before + size);
        expect(page).toEqual(expected.map(({ id }) => id));
      },
    ),
    { numRuns: 1000 },
  );
});

it('needs few parts where their times follow each other', () => {
  const parts = toParts(Array.from({ length: 100 }, (_, part) => [part * 10, part * 10 + 12]));
  expect(partsWithin(parts, 0, 5).within.length).toBeLessThan(6);
  expect(partsWithin(parts, 100, 105).before).toBe(98);
});
