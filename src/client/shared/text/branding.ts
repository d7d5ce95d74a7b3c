export const APP_TITLE = 'Disaster Info';
export const SERVICE_NAME = 'Myanmar Disaster and Weather Information Service';
