import { ENGLISH } from '../../src/client/shared/text/i18n';
import { lookAtEveryWidth } from './support/look';
import { openStage } from './support/stage';
import { prepareVisits } from './support/visitedContent';
import { visits } from './support/visits';

const stage = openStage();

beforeAll(() => prepareVisits(stage));

test.each(Object.entries(visits))(
  'fits every width without scrolling sideways and passes axe, light and dark: %s',
  (_, visit) =>
    stage.scene(async (set) => {
      await visit(set, ENGLISH.t);
      await lookAtEveryWidth(set.page);
    })(),
);
