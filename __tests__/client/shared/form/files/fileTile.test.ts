import { fileSizeInKb } from '../../../../../src/client/shared/form/files/FileTile';

describe('fileSizeInKb', () => {
  it.each([
    [0, '0 KB'],
    [499, '0 KB'],
    [500, '1 KB'],
    [1000, '1 KB'],
    [1024, '1 KB'],
    [1499, '1 KB'],
    [1500, '2 KB'],
    [10_000_000, '10000 KB'],
  ])('shows %i bytes as %s', (bytes, text) => {
    expect(fileSizeInKb(bytes)).toBe(text);
  });
});
