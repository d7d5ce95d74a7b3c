/** Short name of the service (section 1): window titles, the head of the sidebar, the sign-in card. */
export const APP_TITLE = 'Disaster Info';
/** Full name of the service, for the copyright line of the footer. */
export const SERVICE_NAME = 'Myanmar Disaster and Weather Information Service';
