import { configure, getConfig } from '@testing-library/react';

/** Set by Testing Library while it repeats a query until it finds something. */
interface Repeating {
  _disableExpensiveErrorDiagnostics?: boolean;
}

/**
 * Prints the document into the error of a query only where somebody reads it: `findBy…` and `waitFor`
 * throw all their errors away but the last, and printing each was a tenth of the time of a page's test.
 */
export function printDocumentWhenRead(): void {
  const { getElementError } = getConfig();
  const errorOf: typeof getElementError = (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isRepeated } = getConfig() as Repeating;
    if (isRepeated) {
      const error = Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
      return Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => getElementError(message, container).message,
      });
    }
    const error = getElementError(message, container);
    // The test stands first in the report, not this file.
    Error.captureStackTrace(error, errorOf);
    return error;
  };
  configure({ getElementError: errorOf });
}
