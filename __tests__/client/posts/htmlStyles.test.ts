import { darkTokens, lightTokens } from '../../../src/client/app/theme/palette';
import { DARK_TEXT_COLORS } from '../../../src/client/features/posts/htmlStyles';
import { TEXT_COLORS } from '../../../src/contract/postHtml';
import { contrast } from '../shared/contrast';

describe.each([
  ['light', TEXT_COLORS, lightTokens],
  ['dark', DARK_TEXT_COLORS, darkTokens],
])('the text colours of the %s scheme', (_, colors, tokens) => {
  it.each(Object.entries(colors))('reads %s on every ground of a description', (__, color) => {
    for (const ground of [tokens.surface, tokens.raised, tokens.hover]) {
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
