import type { CharacterMetadata, ContentBlock } from 'draft-js';

/** A stretch of a text, from `start` up to `end`. */
export interface Stretch {
  start: number;
  end: number;
}

/** A stretch whose characters all have the same format. */
export interface FormatRun extends Stretch {
  format: CharacterMetadata;
}

/** Text with the runs of its formats: ascending, without gaps, adjacent ones different. */
export interface Formatted {
  text: string;
  formats: readonly FormatRun[];
}

function append(runs: FormatRun[], { format, start, end }: FormatRun): void {
  const last = runs.at(-1);
  if (last?.format === format) last.end = end;
  else runs.push({ format, start, end });
}

/** What of the runs is within a stretch. */
export function formatsIn(formats: readonly FormatRun[], { start, end }: Stretch): FormatRun[] {
  return formats
    .filter((run) => run.end > start && run.start < end)
    .map((run) => ({
      format: run.format,
      start: Math.max(run.start, start),
      end: Math.min(run.end, end),
    }));
}

/** The runs of a text into which characters of one format have been inserted. */
export function insertRun(formats: readonly FormatRun[], inserted: FormatRun): FormatRun[] {
  const { start, end } = inserted;
  const by = end - start;
  const runs = formatsIn(formats, { start: 0, end: start });
  append(runs, inserted);
  for (const run of formatsIn(formats, { start, end: Infinity })) {
    append(runs, { format: run.format, start: run.start + by, end: run.end + by });
  }
  return runs;
}

/** How many characters at the start have the same formats. */
function commonStart(before: readonly FormatRun[], after: readonly FormatRun[]): number {
  const changed = before.findIndex(({ format, end }, index) => {
    const other = after[index];
    return format !== other?.format || end !== other.end;
  });
  const [run, other] = [before[changed], after[changed]];
  if (run && run.format === other?.format) return Math.min(run.end, other.end);
  return run?.start ?? before.at(-1)?.end ?? 0;
}

function reversed({ text, formats }: Formatted): FormatRun[] {
  const { length } = text;
  return formats
    .map(({ format, start, end }) => ({ format, start: length - end, end: length - start }))
    .reverse();
}

/** How many characters at the start, and how many at the end, have the same formats. */
export function commonFormats(before: Formatted, after: Formatted): [start: number, end: number] {
  return [
    commonStart(before.formats, after.formats),
    commonStart(reversed(before), reversed(after)),
  ];
}

type CharacterList = ReturnType<ContentBlock['getCharacterList']>;

/** Of the paragraph that was worked on last. Of all that can be undone, they would take too much memory. */
let latest: { list: CharacterList; formats: readonly FormatRun[] } | undefined;

export function rememberFormats(list: CharacterList, formats: readonly FormatRun[]): void {
  latest = { list, formats };
}

/** The runs of a block. draft-js lists the format of each character, which takes long to read and to copy. */
export function formatsOf(block: ContentBlock): readonly FormatRun[] {
  const list = block.getCharacterList();
  if (latest?.list === list) return latest.formats;
  const formats: FormatRun[] = [];
  list.toArray().forEach((format, at) => append(formats, { format, start: at, end: at + 1 }));
  rememberFormats(list, formats);
  return formats;
}
