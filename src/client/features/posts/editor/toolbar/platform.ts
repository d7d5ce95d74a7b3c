import { KeyBindingUtil } from 'draft-js';

/** Whether shortcuts take the command key, as draft-js itself judges. */
export const isMac = () => KeyBindingUtil.usesMacOSHeuristics();
