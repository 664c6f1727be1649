/** Colours of the planking. */
export const HULL = '#6f4122'
export const PALE_HULL = '#875a32'
export const TAR = '#38200f'
