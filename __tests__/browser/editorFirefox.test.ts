import { firefoxPath, launchFirefox } from '../helpers/browser/firefox';
import { describeEditor } from './support/editorTests';
import { openStage } from './support/stage';

const missing = 'Firefox is not installed: apt-get install firefox-esr, or set FIREFOX_PATH';

(firefoxPath ? describe : describe.skip)(
  `the editor in Firefox${firefoxPath ? '' : ` (${missing})`}`,
  () => describeEditor(openStage({ launch: launchFirefox })),
);
