import { useContext } from 'react';
import type { Noun } from '../../../contract/nouns';
import { LoadingText } from '../ui/EmptyState';
import { FieldTablesContext } from '../ui/fieldTable';
import { RecordChanges } from './RecordChanges';
import { useLazy } from '../ui/useLazy';

interface NounChangesProps {
  noun: Noun;
  before: unknown;
  after: unknown;
}

/** If the tables of fields fail to load, the page's error boundary handles it. */
export function NounChanges({ noun, before, after }: NounChangesProps) {
  const { value: tables, status } = useLazy(useContext(FieldTablesContext), true);
  if (status === 'failed') throw new Error('the tables of fields could not be loaded');
  if (!tables) return <LoadingText />;
  return <RecordChanges fields={tables.FIELD_TABLES[noun]} before={before} after={after} />;
}
