import { existsSync } from 'node:fs';
import { firefox } from 'playwright-core';
import { describeAreas } from './support/areasTests';
import { describeEditor, describeTyping } from './support/editorTests';
import { openStage } from './support/stage';

const executablePath = process.env.FIREFOX_PATH ?? firefox.executablePath();
/** Playwright can drive no other build than its own. */
const hasFirefox = existsSync(executablePath);
const missing = 'Firefox of Playwright is not installed: npx playwright-core install firefox';

(hasFirefox ? describe : describe.skip)(`in Firefox${hasFirefox ? '' : ` (${missing})`}`, () => {
  const stage = openStage({ launch: () => firefox.launch({ executablePath }) });
  describeTyping(stage);
  describeEditor(stage);
  describeAreas(stage);
});
