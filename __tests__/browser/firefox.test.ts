import { hasFirefox, launchFirefox } from '../helpers/browser/firefox';
import { describeEditor, describeTyping } from './support/editorTests';
import { openStage } from './support/stage';

const missing = 'Firefox of Playwright is not installed: npx playwright-core install firefox';

(hasFirefox ? describe : describe.skip)(`in Firefox${hasFirefox ? '' : ` (${missing})`}`, () => {
  const stage = openStage({ launch: launchFirefox });
  describeTyping(stage);
  describeEditor(stage);
});
