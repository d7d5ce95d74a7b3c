import { describeMainFlows } from '../support/mainFlows';
import { openStage } from '../support/stage';

describeMainFlows(openStage());
