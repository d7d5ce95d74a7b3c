import { fingerprint } from '../../leaving/useUnsaved';
import { filesIn, readDraft, removeDrafts, writeDraft } from './draftStore';
import type { Draft } from './draft';

/** What became of a write: nothing was left to keep, or the photos did not fit. */
export type Kept = 'nothing' | 'all' | 'withoutPhotos' | 'failed';

const filesOf = ({ values }: Draft) =>
  Object.entries(values).filter(([, of]) => filesIn(of).length);

const open = new Set<DraftSlot>();

/** The draft of one form of one user in the store. Its writes arrive in order. */
export class DraftSlot {
  /** The fingerprint of the files in the store. */
  private storedFiles = '';
  private isClosed = false;

  /**
   * @param owner id of the user
   * @param name the form and what it edits, such as `post:12`
   * @param onEnded called when another form of the same draft was saved
   */
  constructor(
    private readonly owner: string,
    private readonly name: string,
    private readonly onEnded: () => void,
  ) {}

  /** @returns what ends the notices of other forms */
  listen(): () => void {
    open.add(this);
    return () => void open.delete(this);
  }

  read(): Promise<Draft | null> {
    return readDraft(this.owner, this.name);
  }

  private async store(draft: Draft, withFiles: boolean): Promise<Kept> {
    const files = withFiles ? fingerprint(filesOf(draft)) : this.storedFiles;
    try {
      await writeDraft(this.owner, this.name, draft, files !== this.storedFiles);
      this.storedFiles = files;
      return 'all';
    } catch {
      this.storedFiles = '';
    }
    if (filesOf(draft).length === 0) return 'failed';
    const values = Object.fromEntries(
      Object.entries(draft.values).filter(([, of]) => filesIn(of).length === 0),
    );
    return writeDraft(this.owner, this.name, { ...draft, values }, true).then(
      () => 'withoutPhotos',
      () => 'failed',
    );
  }

  /**
   * Replaces the stored draft; null removes it. Never throws: a form works without a store.
   *
   * @param withFiles whether to write the files too; without it those of the last time stay
   */
  async write(draft: Draft | null, withFiles = true): Promise<Kept> {
    if (this.isClosed) return 'nothing';
    if (draft) return this.store(draft, withFiles);
    this.storedFiles = '';
    return removeDrafts(this.owner, [this.name]).then(
      () => 'nothing',
      () => 'failed',
    );
  }

  /** After a save: removes the draft, also from other forms that offer it, and ignores later writes. */
  close(): void {
    void this.write(null);
    this.isClosed = true;
    for (const slot of open) {
      const isSame = slot.owner === this.owner && slot.name === this.name;
      if (isSame && slot !== this) slot.onEnded();
    }
  }
}
