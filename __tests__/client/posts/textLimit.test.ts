import { limitForWidth } from '../../../src/client/features/posts/textLimit';

describe('limitForWidth', () => {
  it.each([
    [320, 30],
    [1280, 30],
    [1280.5, 60],
    [1281, 60],
    [1520, 60],
    [1521, 80],
    [1900, 80],
    [1901, 100],
    [3840, 100],
  ])('at %f px shows %i characters', (width, characters) => {
    expect(limitForWidth(width)).toBe(characters);
  });
});
