import { firefoxPath, launchFirefox } from '../helpers/browser/firefox';
import { describeEditor } from './support/editorTests';
import { openStage } from './support/stage';
import { describeTyping } from './support/typingTests';

const missing = 'Firefox is not installed: apt-get install firefox-esr, or set FIREFOX_PATH';

(firefoxPath ? describe : describe.skip)(`in Firefox${firefoxPath ? '' : ` (${missing})`}`, () => {
  const stage = openStage({ launch: launchFirefox });
  describeTyping(stage);
  describeEditor(stage);
});
