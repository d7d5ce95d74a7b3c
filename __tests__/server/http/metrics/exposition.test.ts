import { expose, toFamily } from '../../../../src/server/http/metrics/exposition';
import { makeHistogram } from '../../../../src/server/http/metrics/histogram';

it('writes a reading with its help and its type', () => {
  const readings = [
    { name: 'doors', help: 'Open doors.', value: 2 },
    { name: 'steps_total', help: 'Steps.', value: 0.5, type: 'counter' as const },
  ];
  expect(expose(readings.map(toFamily))).toBe(
    [
      '# HELP doors Open doors.\n# TYPE doors gauge\ndoors 2\n',
      '# HELP steps_total Steps.\n# TYPE steps_total counter\nsteps_total 0.5\n',
    ].join(''),
  );
});

it('puts a value into the first bucket that takes it and into all after it', () => {
  const histogram = makeHistogram('wait', 'Waits.', [1, 5]);
  for (const value of [1, 1.5, 9]) histogram.observe({ at: 'door' }, value);
  expect(expose([histogram.family()]).split('\n').slice(2, -1)).toEqual([
    'wait_bucket{at="door",le="1"} 1',
    'wait_bucket{at="door",le="5"} 2',
    'wait_bucket{at="door",le="+Inf"} 3',
    'wait_sum{at="door"} 11.5',
    'wait_count{at="door"} 3',
  ]);
});

it('counts each combination of labels apart', () => {
  const histogram = makeHistogram('wait', 'Waits.', [1]);
  for (const at of ['door', 'gate', 'door']) histogram.observe({ at }, 0.5);
  const text = expose([histogram.family()]);
  expect(text).toContain('wait_count{at="door"} 2\n');
  expect(text).toContain('wait_count{at="gate"} 1\n');
});

it('lets no label break out of its quotes or its line', () => {
  const histogram = makeHistogram('wait', 'Waits.', []);
  histogram.observe({ at: 'a"} 1\nfake \\' }, 1);
  expect(expose([histogram.family()])).toContain('wait_count{at="a\\"} 1\\nfake \\\\"} 1\n');
});
