import { describeSyllables } from './support/syllableTests';
import { openStage } from './support/stage';

describeSyllables(openStage());
