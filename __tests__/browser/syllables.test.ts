import { eventually } from './support/eventually';
import { text } from './support/screen';
import { openStage } from './support/stage';
import { brokenSyllables } from './support/syllables';
import { describeSyllables, TAGS } from './support/syllableTests';

const stage = openStage();

describeSyllables(stage);

// Firefox without a screen has no pointer that hovers.
test(
  'breaks no syllable in a tooltip',
  stage.scene(
    async ({ page, open }) => {
      await open('/posts');
      await text(page, '+1').hover();
      await page.getByText(TAGS.join(', '), { exact: true }).waitFor();
      await eventually(async () => expect(await brokenSyllables(page)).toEqual([]));
    },
    { isFresh: true },
  ),
);
