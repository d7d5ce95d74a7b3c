/** The package has no types of its own. */
declare module 'myanmar-tools' {
  export class ZawgyiDetector {
    /** From 0 to 1; -Infinity for a text without Burmese characters. */
    getZawgyiProbability(text: string): number;
  }

  export class ZawgyiConverter {
    zawgyiToUnicode(zawgyi: string): string;
  }
}
