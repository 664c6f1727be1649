/** Replaces the hyphen that Intl writes in some languages with a minus sign. */
export const withMinus = (written: string): string => written.replace('-', '−')
