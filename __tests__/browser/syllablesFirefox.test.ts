import { firefoxPath, launchFirefox } from '../helpers/browser/firefox';
import { describeSyllables } from './support/syllableTests';
import { openStage } from './support/stage';

(firefoxPath ? describe : describe.skip)('in Firefox', () =>
  describeSyllables(openStage({ launch: launchFirefox })),
);
