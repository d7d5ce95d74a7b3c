import { loadConfig } from '../../../src/server/config';
import type { Limits } from '../../../src/server/config';
import { makeImageDecoder } from '../../../src/server/images/imageDecoder';
import type { ImageDecoder } from '../../../src/server/images/imageDecoder';
import { buildImage, buildPhotograph, buildSlowAnimation } from '../../helpers/server/images';
import { until } from '../../helpers/server/imageWorkers';

let decoder: ImageDecoder;

function start(limits: Partial<Limits>, cores: number): void {
  decoder = makeImageDecoder({ ...loadConfig({}).limits, ...limits }, cores);
}

afterEach(() => decoder.close());

const decode = (file: Buffer, account: number) => decoder.decode([file], account);

const metric = (name: string) => decoder.metrics().find((each) => each.name === name)?.value;

let small: Buffer;
let photograph: Buffer;
let slow: Buffer;

beforeAll(async () => {
  small = await buildImage();
  photograph = await buildPhotograph(900, 600);
  slow = await buildSlowAnimation();
});

it.each([1, 2])(
  'serves accounts in turns, one form of each at a time, with %d cores',
  async (cores) => {
    start({}, cores);
    const served: string[] = [];
    const send = (name: string, bytes: Buffer, account: number) =>
      decode(bytes, account).then(() => served.push(name));
    const [one, other] = [1, 2];
    const forms = ['first', 'second', 'third'].map((name) => send(name, photograph, one));
    await Promise.all([...forms, send('of another account', small, other)]);
    expect(served.indexOf('of another account')).toBeLessThan(2);
    expect(served.filter((name) => name !== 'of another account')).toEqual([
      'first',
      'second',
      'third',
    ]);
  },
);

it('decodes nothing again for a form that is refused', async () => {
  start({ imageTimeout: 600 }, 2);
  const form = [slow, photograph, photograph, photograph, photograph, slow];
  await expect(decoder.decode(form, 1)).rejects.toMatchObject({
    problems: ['damaged', null, null, null, null, null],
  });
  expect(metric('images_aborted_total')).toBe(1);
});

it('looks at a header while images are decoded', async () => {
  start({}, 1);
  const settled = Promise.allSettled([decode(slow, 1)]);
  await until(() => metric('images_decoding') === 1);
  await expect(decode(Buffer.from('no image'), 2)).rejects.toMatchObject({
    problems: ['not an image'],
  });
  expect(metric('images_decoding')).toBe(1);
  await decoder.close();
  await settled;
});
