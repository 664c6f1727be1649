/** A number as it is set in text: with the sign of minus in place of the hyphen that some languages are given. */
export const withMinus = (written: string): string => written.replace('-', '−')
