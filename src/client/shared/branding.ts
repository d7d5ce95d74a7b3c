/** The short name of the service. */
export const APP_TITLE = 'Disaster Info';
/** The full name of the service, for the copyright line of the footer. */
export const SERVICE_NAME = 'Myanmar Disaster and Weather Information Service';
